import { immutableCacheControl, contentHashedFolders } from '../content-hashed-files.ts';
import type { StaticSite } from './static-site.ts';

/**
 * `_headers`, as read by Netlify and Cloudflare Pages. Both revalidate all other files by default; a rule for those
 * would add a second Cache-Control to content-hashed files.
 */
export function headersFile({ headers }: StaticSite): string {
  const rules = [
    ['/*', headers],
    ...contentHashedFolders.map((folder) => [`/${folder}/*`, [['Cache-Control', immutableCacheControl]]] as const),
  ] as const;
  return rules
    .map(([path, lines]) => [path, ...lines.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
}
