import type { Company } from '#content/schema/company.ts';
import type { Article } from '#site/pages/site-content.ts';
import { articlePath } from '#site/pages/article-summary.ts';
import { escapeHtml } from './markup.ts';
import { readableHtml } from './readable.ts';

interface Feed {
  title: string;
  /** The address of the page with the same articles. */
  page: string;
  /** Its own address without the extension: `/feed` for /feed.xml and /feed.json. */
  path: string;
  articles: Article[];
}

/** One feed of all articles and one per category, newest first. */
export function feedsOf(company: Company, articles: Article[]): Feed[] {
  const categories = [...new Set(articles.map(({ category }) => category))].toSorted();
  return [
    { title: company.name, page: '/blog/', path: '/feed', articles },
    ...categories.map((category) => ({
      title: `${company.name}: ${category}`,
      page: '/blog/',
      path: `/feeds/${category.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
      articles: articles.filter((article) => article.category === category),
    })),
  ];
}

const date = ({ published }: Article) => `${published}T00:00:00Z`;
const addressOf = (company: Company, article: Article) => `${company.url}${articlePath(article)}/`;

/** An Atom feed with the full text: https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed(company: Company, { title, page, path, articles }: Feed): string {
  const entries = articles.map((article) => {
    const address = addressOf(company, article);
    return [
      '  <entry>',
      `    <title>${escapeHtml(article.title)}</title>`,
      `    <link rel="alternate" type="text/html" href="${address}"/>`,
      `    <id>${address}</id>`,
      `    <published>${date(article)}</published>`,
      `    <updated>${date(article)}</updated>`,
      `    <author><name>${escapeHtml(article.author.name)}</name></author>`,
      `    <category term="${escapeHtml(article.category)}"/>`,
      `    <summary>${escapeHtml(article.description)}</summary>`,
      `    <content type="html">${escapeHtml(readableHtml(article.html, address))}</content>`,
      '  </entry>\n',
    ].join('\n');
  });
  const newest = articles[0];
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `  <title>${escapeHtml(title)}</title>`,
    `  <link rel="alternate" type="text/html" href="${company.url}${page}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${company.url}${path}.xml"/>`,
    `  <id>${company.url}${path === '/feed' ? '/' : `${path}.xml`}</id>`,
    `  <updated>${newest ? date(newest) : ''}</updated>`,
    `${entries.join('')}</feed>\n`,
  ].join('\n');
}

/** The same as JSON: https://www.jsonfeed.org/version/1.1/ */
export const jsonFeed = (company: Company, { title, page, path, articles }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: `${company.url}${page}`,
    feed_url: `${company.url}${path}.json`,
    icon: `${company.url}/icon-512.png`,
    language: 'en-US',
    items: articles.map((article) => {
      const address = addressOf(company, article);
      return {
        id: address,
        url: address,
        title: article.title,
        summary: article.description,
        content_html: readableHtml(article.html, address),
        image: company.url + article.cover.jpeg,
        date_published: date(article),
        authors: [{ name: article.author.name }],
        tags: [article.category, ...article.tags],
      };
    }),
  });
