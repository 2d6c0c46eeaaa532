import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
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

/** That of a site's content. */
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

/** In a thread of its own: its environment says to React that visitors will run this, whatever that of the caller says. */
async function makeBundle(look: SiteLook, cache: SiteCache): Promise<SiteBundle> {
  mkdirSync(cache.folder, { recursive: true });
  const folder = mkdtempSync(cache.unfinished('bundle-'));
  try {
    const workerData: BundleOrder = { folder, files: cache.filesFolder, look };
    const worker = new Worker(join(import.meta.dirname, 'bundle-worker.ts'), {
      workerData,
      env: { NODE_ENV: 'production' },
      execArgv: [],
    });
    const [bundle] = (await once(worker, 'message')) as [SiteBundle];
    await worker.terminate();
    return bundle;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
