import type { Company } from '#content/schema/company.ts';
import { slugify } from '#content/schema/slug.ts';
import { localeOf } from '#languages/languages.ts';
import type { Article } from '#site/pages/site-content.ts';
import { articlePath } from '#site/pages/article-summary.ts';
import { articlesPath } from './content/article-files.ts';
import { escapeHtml } from './markup.ts';

/** The number of articles in a feed's first document, which has the newest, and in each of its archives. */
export const feedSize = 20;

interface Feed {
  title: string;
  /** The address of the page that lists its articles, among others if the feed is of a category. */
  pageAddress: string;
  /** The address of its document with the newest articles, without the extension: `/feed` for /feed.xml and /feed.json. */
  path: string;
  /** The folder of its archives. */
  archives: string;
  /** All articles of the feed, newest first. */
  articles: Article[];
}

/** One document of a feed: its newest articles, or an archive. Addresses are without the extension. */
interface FeedDocument extends Omit<Feed, 'archives'> {
  /** Its own address. */
  self: string;
  isArchive: boolean;
  /** The address of the next older archive. */
  older: string | undefined;
  /** The address of the next newer archive. */
  newer: string | undefined;
}

/** One feed of all articles and one per category, newest first. */
export function feedsOf(company: Company, articles: Article[]): Feed[] {
  const categories = [...new Set(articles.map(({ category }) => category))].toSorted();
  const pageAddress = `${articlesPath}/`;
  return [
    { title: company.name, pageAddress, path: '/feed', archives: '/feeds/archives', articles },
    ...categories.map((category) => {
      const name = slugify(category);
      return {
        title: `${company.name}: ${category}`,
        pageAddress,
        path: `/feeds/${name}`,
        archives: `/feeds/archives/${name}`,
        articles: articles.filter((article) => article.category === category),
      };
    }),
  ];
}

/**
 * The documents of a feed. Archives are full, and counted from the oldest article: the content of an archive never
 * changes when articles are added, which readers rely on (https://www.rfc-editor.org/rfc/rfc5005#section-4). The newest
 * archive may share articles with the feed's first document; no article is missing from both.
 */
export function feedDocuments({ archives, articles, ...feed }: Feed): FeedDocument[] {
  const count = Math.max(0, Math.ceil((articles.length - feedSize) / feedSize));
  const archiveAddress = (number: number) => (number < 1 || number > count ? undefined : `${archives}/${number}`);
  const archiveDocuments = Array.from({ length: count }, (_, index) => ({
    ...feed,
    self: `${archives}/${index + 1}`,
    isArchive: true,
    older: archiveAddress(index),
    newer: archiveAddress(index + 2),
    articles: articles.slice(articles.length - (index + 1) * feedSize, articles.length - index * feedSize),
  }));
  const newest = articles.slice(0, feedSize);
  return [
    { ...feed, self: feed.path, isArchive: false, older: archiveAddress(count), newer: undefined, articles: newest },
    ...archiveDocuments,
  ];
}

const startOf = (day: string) => `${day}T00:00:00Z`;
const lastChange = ({ published, updated = published }: Article) => startOf(updated);

/** The last update of a feed without articles: RFC 4287 requires a date, and any article is newer than this one. */
const epoch = '1970-01-01T00:00:00Z';

const addressOf = (company: Company, article: Article) => `${company.url}${articlePath(article)}/`;

/** A document of an Atom feed with the full text: https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed(company: Company, document: FeedDocument): string {
  const { title, pageAddress, path, self, isArchive, older, newer, articles } = document;
  const entries = articles.map((article) => {
    const address = addressOf(company, article);
    return [
      '  <entry>',
      `    <title>${escapeHtml(article.title)}</title>`,
      `    <link rel="alternate" type="text/html" href="${address}"/>`,
      `    <id>${address}</id>`,
      `    <published>${startOf(article.published)}</published>`,
      `    <updated>${lastChange(article)}</updated>`,
      `    <author><name>${escapeHtml(article.author.name)}</name></author>`,
      `    <category term="${escapeHtml(article.category)}"/>`,
      `    <summary>${escapeHtml(article.description)}</summary>`,
      `    <content type="html">${escapeHtml(article.readable.html.read())}</content>`,
      '  </entry>\n',
    ].join('\n');
  });
  const link = (relation: string, target: string | undefined) =>
    target && `  <link rel="${relation}" type="application/atom+xml" href="${company.url}${target}.xml"/>`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:fh="http://purl.org/syndication/history/1.0" xml:lang="${localeOf(company)}">`,
    `  <title>${escapeHtml(title)}</title>`,
    `  <link rel="alternate" type="text/html" href="${company.url}${pageAddress}"/>`,
    link('self', self),
    isArchive && link('current', path),
    link('prev-archive', older),
    link('next-archive', newer),
    isArchive && '  <fh:archive/>',
    `  <id>${company.url}${path === '/feed' ? '/' : `${path}.xml`}</id>`,
    `  <updated>${articles.map(lastChange).toSorted().at(-1) ?? epoch}</updated>`,
    `${entries.join('')}</feed>\n`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** A document of a feed as JSON: https://www.jsonfeed.org/version/1.1/ */
export const jsonFeed = (company: Company, { title, pageAddress, self, older, articles }: FeedDocument): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: `${company.url}${pageAddress}`,
    feed_url: `${company.url}${self}.json`,
    ...(older && { next_url: `${company.url}${older}.json` }),
    icon: `${company.url}/icon-512.png`,
    language: localeOf(company),
    items: articles.map((article) => {
      const address = addressOf(company, article);
      return {
        id: address,
        url: address,
        title: article.title,
        summary: article.description,
        content_html: article.readable.html.read(),
        image: company.url + article.cover.jpeg,
        date_published: startOf(article.published),
        ...(article.updated && { date_modified: startOf(article.updated) }),
        authors: [{ name: article.author.name }],
        tags: [...new Set([article.category, ...article.tags])],
      };
    }),
  });
