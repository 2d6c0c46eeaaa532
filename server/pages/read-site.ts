import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { revalidateCacheControl, isContentHashed, immutableCacheControl } from '#hosting/content-hashed-files.ts';
import type { PolicySources } from '#hosting/security-headers.ts';
import { readCompany } from '../company/read-company.ts';
import { StartError } from '../startup/start-error.ts';
import { errorMessage } from '../text/error-message.ts';
import type { Encoding } from './choose-encoding.ts';
import { contentType } from '#hosting/content-type.ts';
import type { StaticFile, Redirect, Representation, Site } from './site.ts';
import { readSiteFile } from './site-file.ts';
import { readThankYouTemplates } from './thank-you-page.ts';

/**
 * Reads the built site, to be sent from memory or from files held open as long as the process lives. Files and folders
 * whose names begin with a dot are not pages, except `.well-known`; `404.html` is only sent for unknown addresses.
 *
 * @throws StartError if the folder is missing or not a finished build, or if a file cannot be read.
 */
export function readSite(folder: string): Site {
  const files = new Map<string, Representation>();
  for (const name of fileNames(folder)) {
    if (isPublic(name)) files.set(name, readOrExplain(join(folder, name), name));
  }
  const notFound = files.get('404.html');
  if (!notFound) throw unfinishedBuild(folder, '404.html');
  const pages = new Map<string, StaticFile>();
  for (const [name, identity] of files) {
    const isCompressedSibling = /\.(br|gz)$/.test(name) && files.has(name.slice(0, -3));
    if (name !== '404.html' && !isCompressedSibling) pages.set(urlPathOf(name), toStaticFile(name, identity, files));
  }
  return {
    pages,
    notFound: toStaticFile('404.html', notFound, files),
    thankYouTemplates: readThankYouTemplates(folder),
    redirects: readRedirects(folder),
    policySources: readPolicySources(folder),
    company: readCompany(folder),
  };
}

function fileNames(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch {
    throw new StartError(`The built site is not at ${folder}: run npm run build, or set SITE_DIR to where it is.`);
  }
}

function readOrExplain(file: string, name: string): Representation {
  try {
    return readSiteFile(file, name);
  } catch (error) {
    // Such as after a build by root.
    const fix =
      'give the user that runs the server permission to read the built site, or run npm run build as that user';
    throw new StartError(`${file} cannot be read (${errorMessage(error)}): ${fix}.`, { cause: error });
  }
}

/** The names of files of `dist/` for hosts other than this server. */
const hostConfigFiles = /^_(headers|redirects)$/;

function isPublic(name: string): boolean {
  return (
    !hostConfigFiles.test(name) && name.split('/').every((part) => !part.startsWith('.') || part === '.well-known')
  );
}

/** `why-us/index.html` is at `/why-us/`; every other file at its own name. */
function urlPathOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, '$1')}`;
}

function toStaticFile(name: string, identity: Representation, files: ReadonlyMap<string, Representation>): StaticFile {
  const brotli = files.get(`${name}.br`);
  const gzip = files.get(`${name}.gz`);
  const representations = { identity, ...(brotli && { br: brotli }), ...(gzip && { gzip }) };
  const encodings: Encoding[] = ['identity'];
  if (brotli) encodings.push('br');
  if (gzip) encodings.push('gzip');
  return { contentType: contentType(name), cacheControl: cacheControl(name), encodings, representations };
}

function cacheControl(name: string): string {
  return isContentHashed(name) ? immutableCacheControl : revalidateCacheControl;
}

function readPolicySources(folder: string): PolicySources {
  const name = '.build/headers.json';
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  } catch {
    throw unfinishedBuild(folder, name);
  }
  const fields: Partial<Record<string, unknown>> = typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  // The result goes into a header: an invalid source must not weaken the policy.
  const readSources = (key: keyof PolicySources, shape: RegExp): string[] => {
    const sources = fields[key];
    const isSource = (source: unknown): source is string => typeof source === 'string' && shape.test(source);
    if (!Array.isArray(sources) || !sources.every(isSource)) throw unfinishedBuild(folder, name);
    return sources;
  };
  const origin = /^https?:\/\/[\w.:[\]-]+$/;
  return {
    scriptHashes: readSources('scriptHashes', /^sha(256|384|512)-[\w+/]+={0,2}$/),
    connectOrigins: readSources('connectOrigins', origin),
    formOrigins: readSources('formOrigins', origin),
    // Missing in earlier builds.
    noindex: fields['noindex'] === true,
  };
}

/** The redirects of old addresses; none if an earlier build wrote none. */
function readRedirects(folder: string): ReadonlyMap<string, Redirect> {
  const name = '.build/redirects.json';
  if (!existsSync(join(folder, name))) return new Map();
  try {
    const parsed = JSON.parse(readFileSync(join(folder, name), 'utf8')) as (Redirect & { from: string })[];
    return new Map(parsed.map(({ from, to, status }) => [from, checkedRedirect(to, status)]));
  } catch {
    throw unfinishedBuild(folder, name);
  }
}

/** Validates a redirect: it goes into a header and sends visitors away. */
function checkedRedirect(to: unknown, status: unknown): Redirect {
  if (typeof to !== 'string' || !/^(https?:\/\/|\/(?!\/))[!-~]*$/.test(to)) throw new Error('invalid target');
  if (status !== 301 && status !== 308) throw new Error('invalid status');
  return { to, status };
}

function unfinishedBuild(folder: string, name: string): StartError {
  return new StartError(`The built site at ${folder} has no usable ${name}: run npm run build.`);
}
