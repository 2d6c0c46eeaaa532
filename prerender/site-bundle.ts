import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteBundle, SiteLook } from './bundle-site.ts';
import type { Content } from './content/read-content.ts';
import type { SiteCache } from './cache/site-cache.ts';
import { sourceHash } from './cache/source-hash.ts';
import { jsonHash } from './json-hash.ts';

/** What a bundle is made of, and where. */
export interface BundleOrder {
  /** Where Vite may write. */
  folder: string;
  /** Where the files are kept. */
  files: string;
  look: SiteLook;
}

/** What the process answers: a bundle, or the properties of an error, which are lost if it is sent itself. */
export type BundleAnswer = { bundle: SiteBundle } | { failure: Partial<NodeJS.ErrnoException> };

/** The look that a site's content gives it: palette and language. */
export const siteLook = ({
  palette,
  company: { language, country },
}: Pick<Content, 'palette' | 'company'>): SiteLook => ({
  palette,
  locale: { language, country },
});

/** Vite's work on the code as it stands, by this build or an earlier one; `code` is a hash of all that it depends on. */
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
 * In a process of its own: its environment says to React that visitors will run this, whatever that of the caller says, and
 * its memory is given back, a third of a gigabyte.
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

/** Rejects once the process has ended, which it does without an answer if it is killed. */
async function endOf(child: ChildProcess): Promise<never> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  throw new Error(`The process that bundles scripts and styles has ended: ${signal ?? `exit code ${code}`}`);
}
