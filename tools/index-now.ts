import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';

/** The service that notifies the search engines that share IndexNow: https://www.indexnow.org/documentation */
const service = 'https://api.indexnow.org/indexnow';

/** The service refuses a request with more: see its documentation. */
const maxAddresses = 10_000;

/**
 * Tells search engines which pages changed on or after `since` (2025-01-27; a page of unknown age counts as changed),
 * or all pages. Resolves to their number. Rejects if there is no key or no sitemap in `folder`, if `since` is not a day, or if the
 * service refuses.
 */
export async function pingIndexNow(
  { key, since = '', folder }: { key: string | undefined; since?: string; folder: string },
  send: typeof fetch = fetch,
): Promise<number> {
  if (!key) throw new Error('INDEXNOW_KEY is not set: set the key that the site was built with');
  // Days are compared as strings.
  if (since && !/^\d{4}-\d\d-\d\d$/.test(since)) {
    throw new Error(`“${since}” is not a day: write it as 2025-01-27, or leave it out to submit all pages`);
  }
  if (!existsSync(join(folder, 'sitemap.xml'))) throw new Error(`${folder} has no sitemap.xml: build the site first`);
  const urlList = readSitemap(folder, 'sitemap.xml').flatMap(({ url, day }) => (day && day < since ? [] : [url]));
  const [first] = urlList;
  if (!first) return 0;
  const { host, origin } = new URL(first);
  for (let start = 0; start < urlList.length; start += maxAddresses) {
    const part = urlList.slice(start, start + maxAddresses);
    const response = await send(service, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host, key, keyLocation: `${origin}/${key}.txt`, urlList: part }),
    });
    if (!response.ok) throw new Error(`IndexNow answered ${response.status}: is ${origin}/${key}.txt there?`);
  }
  return urlList.length;
}

/** Reads the addresses in a sitemap, or in the sitemaps of an index, and the days of their last changes. */
function readSitemap(folder: string, file: string): { url: string; day: string | undefined }[] {
  const text = readFileSync(join(folder, file), 'utf8');
  const entries = [...text.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(([, url = '', day]) => ({
    url,
    day,
  }));
  if (!text.includes('<sitemapindex')) return entries;
  return entries.flatMap(({ url }) => readSitemap(folder, new URL(url).pathname));
}

if (import.meta.main) {
  const [since] = process.argv.slice(2);
  try {
    const folder = join(projectRoot, 'dist');
    const count = await pingIndexNow({ key: process.env['INDEXNOW_KEY'], folder, ...(since && { since }) });
    console.log(`Pages submitted to IndexNow: ${count}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
