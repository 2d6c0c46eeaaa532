import type { Company } from '#content/schema/company.ts';
import type { Palette } from '#content/schema/palette.ts';
import { plainHref } from '#site/navigation/address.ts';

interface Listed {
  path: string;
  /** The day of its last change, if known. */
  changed: string | undefined;
}

/** sitemap.xml. */
export const sitemap = (company: Company, pages: Listed[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages
    .map(({ path, changed }) => {
      const day = changed ? `<lastmod>${changed}</lastmod>` : '';
      return `  <url><loc>${company.url}${plainHref(path)}</loc>${day}</url>\n`;
    })
    .join('')}</urlset>\n`;

/** robots.txt; a staging site keeps everybody out. */
export const robots = (company: Company, staging = false) =>
  staging
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${company.url}/sitemap.xml\n`;

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
