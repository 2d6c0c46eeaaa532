import type { Company } from '#content/schema/company.ts';
import type { Palette } from '#content/schema/palette.ts';
import { plainHref } from '#site/navigation/address.ts';
import type { Article } from './content/read-articles.ts';
import { articlePath } from './data/article-data.ts';
import { escapeHtml } from './markup.ts';

/** sitemap.xml: the given plain paths. */
export const sitemap = (company: Company, paths: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
    .map((path) => `  <url><loc>${company.url}${plainHref(path)}</loc></url>\n`)
    .join('')}</urlset>\n`;

export const robots = (company: Company) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${company.url}/sitemap.xml\n`;

/** feed.xml: the articles as an Atom feed, newest first. */
export function feed(company: Company, articles: Article[]): string {
  const date = (article: Article) => `${article.published}T00:00:00Z`;
  const entries = articles.map((article) => {
    const address = `${company.url}${articlePath(article)}/`;
    return [
      '  <entry>',
      `    <title>${escapeHtml(article.title)}</title>`,
      `    <link href="${address}"/>`,
      `    <id>${address}</id>`,
      `    <updated>${date(article)}</updated>`,
      `    <author><name>${escapeHtml(article.author.name)}</name></author>`,
      `    <summary>${escapeHtml(article.description)}</summary>`,
      '  </entry>\n',
    ].join('\n');
  });
  const newest = articles[0];
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${escapeHtml(company.name)}</title>`,
    `  <link href="${company.url}/blog/"/>`,
    `  <link rel="self" href="${company.url}/feed.xml"/>`,
    `  <id>${company.url}/</id>`,
    `  <updated>${newest ? date(newest) : ''}</updated>`,
    `${entries.join('')}</feed>\n`,
  ].join('\n');
}

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
