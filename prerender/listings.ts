import type { Company } from '#content/schema/company.ts';
import type { Palette } from '#content/schema/palette.ts';
import { plainHref } from '#site/navigation/address.ts';

interface ListedPage {
  path: string;
  /** The day of its last change, if known. */
  changed: string | undefined;
}

/** The most addresses in one sitemap. If there are this many or more, sitemap.xml is an index. */
const sitemapSize = 1_000;

/**
 * The sitemap's files by name: https://www.sitemaps.org/protocol.html. In an index, new addresses go into the last
 * file, so that the others stay unchanged.
 */
export function sitemaps(company: Company, pages: ListedPage[]): Map<string, string> {
  if (pages.length < sitemapSize) return new Map([['sitemap.xml', urlSet(company, pages)]]);
  const parts = Array.from({ length: Math.ceil(pages.length / sitemapSize) }, (_, part) => ({
    file: `sitemaps/${part + 1}.xml`,
    pages: pages.slice(part * sitemapSize, (part + 1) * sitemapSize),
  }));
  const entries = parts.map(({ file, pages: listed }) => ({ address: `/${file}`, changed: latestOf(listed) }));
  return new Map([
    ['sitemap.xml', sitemapFile('sitemapindex', 'sitemap', company, entries)],
    ...parts.map(({ file, pages: listed }) => [file, urlSet(company, listed)] as const),
  ]);
}

const urlSet = (company: Company, pages: ListedPage[]) =>
  sitemapFile(
    'urlset',
    'url',
    company,
    pages.map(({ path, changed }) => ({ address: plainHref(path), changed })),
  );

const latestOf = (pages: ListedPage[]) =>
  pages
    .flatMap(({ changed }) => changed ?? [])
    .toSorted()
    .at(-1);

function sitemapFile(
  kind: 'sitemapindex' | 'urlset',
  entry: 'sitemap' | 'url',
  { url }: Company,
  listed: { address: string; changed: string | undefined }[],
) {
  const entries = listed.map(({ address, changed }) => {
    const day = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `  <${entry}><loc>${url}${address}</loc>${day}</${entry}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${kind}>\n`;
}

/** The content of robots.txt, which on a staging site keeps every crawler out. */
export const robots = (company: Company, { staging = false } = {}) =>
  staging
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${company.url}/sitemap.xml\n`;

/** The content of site.webmanifest: what a phone shows of the site on its home screen. */
export const webManifest = (company: Company, { night }: Palette) =>
  JSON.stringify({
    name: company.name,
    short_name: company.name,
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: night,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
