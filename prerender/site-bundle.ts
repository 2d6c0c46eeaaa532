import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteBundle, SiteLook } from './bundle-site.ts';
import type { Content } from './content/read-content.ts';
import type { SiteCache } from './cache/site-cache.ts';
import { sourceHash } from './cache/source-hash.ts';
import { jsonHash } from './json-hash.ts';

/** The inputs of a bundle, and its folders. */
export interface BundleOrder {
  /** The folder that Vite may write to. */
  folder: string;
  /** The folder of kept files. */
  files: string;
  look: SiteLook;
}

/**
 * The answer of the process: a bundle, or the properties of an error, which would be lost if the error itself were
 * sent.
 */
export type BundleAnswer = { bundle: SiteBundle } | { failure: Partial<NodeJS.ErrnoException> };

/** The look that a site's content gives it: palette and language. */
export const siteLook = ({
  palette,
  company: { language, country },
}: Pick<Content, 'palette' | 'company'>): SiteLook => ({
  palette,
  locale: { language, country },
});

/**
 * Vite's bundle of the code as it is, from this build or an earlier one; `code` is a hash of all that it depends on.
 */
export async function siteBundle(look: SiteLook, cache: SiteCache): Promise<{ code: string; bundle: SiteBundle }> {
  const code = jsonHash(sourceHash(), look);
  const known = cache.bundles.read(code);
  if (known && isWhole(known, cache)) return { code, bundle: known };
  const bundle = await makeBundle(look, cache);
  cache.bundles.write(code, bundle);
  return { code, bundle };
}

const isWhole = ({ renderer, served }: SiteBundle, { files }: SiteCache) =>
  [...Object.values(renderer), ...Object.values(served)].every((file) => files.has(file));

/**
 * In a separate process: its NODE_ENV is production whatever the caller's is, and its memory, a third of a gigabyte, is
 * freed afterward.
 */
async function makeBundle(look: SiteLook, cache: SiteCache): Promise<SiteBundle> {
  mkdirSync(cache.folder, { recursive: true });
  const folder = mkdtempSync(cache.unfinished('bundle-'));
  const env = { NODE_ENV: 'production' };
  const child = fork(join(import.meta.dirname, 'bundle-process.ts'), { env, execArgv: [] });
  try {
    const order: BundleOrder = { folder, files: cache.filesFolder, look };
    child.send(order);
    const [answer] = (await Promise.race([once(child, 'message'), endOf(child)])) as [BundleAnswer];
    if ('failure' in answer) throw Object.assign(new Error(answer.failure.message), answer.failure);
    return answer.bundle;
  } finally {
    if (child.connected) child.disconnect();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Rejects once the process has ended; a killed one ends without an answer. */
async function endOf(child: ChildProcess): Promise<never> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  throw new Error(`The process that bundles scripts and styles has ended: ${signal ?? `exit code ${code}`}`);
}
