import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSite } from '../pages/read-site.ts';
import { StartError } from '../startup/start-error.ts';
import { pluralize } from '../text/pluralize.ts';
import type { Finding } from '../model/finding.ts';
import { ok, wrong } from '../model/finding.ts';

/** Folders that the build reads. Some may be missing where only a release is installed. */
const sourceFolders = ['content', 'site', 'prerender', 'contract', 'hosting', 'languages'];

export type BuiltSite = {
  /** The release's name in release.json. */
  release: string;
  /**
   * The published address that the site's own pages name, such as `https://www.example.com`; undefined if they name
   * none.
   */
  address: string | undefined;
};

/** Checks whether the built site exists, is complete, and is not older than its sources below `home`. */
export function checkSite(siteDir: string, home: string): { site: BuiltSite | undefined; findings: Finding[] } {
  try {
    const { pages } = readSite(siteDir);
    // The folder's own time: a build may reuse files of an earlier one, with their times.
    const builtAt = statSync(siteDir).mtime;
    const site = {
      release: releaseName(readOrEmpty(siteDir, 'release.json')),
      address: publishedAddress(readOrEmpty(siteDir, 'index.html')),
    };
    const newerSource = sourceFolders
      .map((name) => newestSource(join(home, name)))
      .find(({ modifiedAt }) => modifiedAt > builtAt.getTime());
    if (newerSource) {
      const problem = `${siteDir} is older than ${newerSource.file}: run npm run build, then restart the server`;
      return { site, findings: [wrong('site', problem)] };
    }
    const pageCount = [...pages.keys()].filter((path) => path.endsWith('/')).length;
    const summary = `${pluralize(pageCount, 'page')} in ${siteDir}, built ${builtAt.toISOString().slice(0, 16)}Z, release ${site.release}`;
    return { site, findings: [ok('site', summary)] };
  } catch (error) {
    if (error instanceof StartError) return { site: undefined, findings: [wrong('site', error.message)] };
    throw error;
  }
}

function readOrEmpty(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    return '';
  }
}

/** The release that the text of a release.json names; '' if it names none. */
export function releaseName(text: string): string {
  return /"release":\s*"([^"]*)"/.exec(text)?.[1] ?? '';
}

function publishedAddress(document: string): string | undefined {
  const canonical = /<link rel="canonical" href="(https?:\/\/[^"]+)"/.exec(document)?.[1];
  return canonical !== undefined && URL.canParse(canonical) ? new URL(canonical).origin : undefined;
}

/** The file below `folder` that was changed last, tests aside; the folder itself with the time 0 if there is none. */
function newestSource(folder: string): { file: string; modifiedAt: number } {
  let newest = { file: folder, modifiedAt: 0 };
  for (const entry of entriesBelow(folder)) {
    if (!entry.isFile() || /\.test\.tsx?$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    // An editor may have just deleted it.
    const modifiedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (modifiedAt > newest.modifiedAt) newest = { file, modifiedAt };
  }
  return newest;
}

function entriesBelow(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
}
