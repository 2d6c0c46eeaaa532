import { immutableCacheControl, contentHashedFolders } from '../content-hashed-files.ts';
import type { StaticSite } from './static-site.ts';

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Of all other files both say by themselves that they are to be asked
 * for before use; said here as well, it would stand beside what is said of `assets/`.
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
