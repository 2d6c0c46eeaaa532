import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { manyArticles } from './many-articles.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { readContent } from '#prerender/content/read-content.ts';
import { atomFeed, feedDocuments, feedSize, feedsOf, jsonFeed } from '#prerender/feeds.ts';

const content = await readContent(contentFolder);
const { company } = content;
// The division of feeds does not depend on the length of texts.
const articles = content.articles.map((article) => {
  const text = `<p>${article.description}</p>`;
  return { ...article, readable: { ...article.readable, html: { read: () => text, toJSON: () => text } } };
});
const hasArticles = articles.length > 0;

const atom = 'http://www.w3.org/2005/Atom';
const history = 'http://purl.org/syndication/history/1.0';

interface ParsedFeed {
  text: string;
  id: string;
  updated: string;
  /** The ids of entries, in order. */
  ids: string[];
  /** The dates of the entries' last changes, in order. */
  updates: string[];
  isArchive: boolean;
  link: (relation: string) => string | undefined;
}

/** Parses a document as a feed reader does. */
function parseFeed(text: string): ParsedFeed {
  const document = new JSDOM(text, { contentType: 'application/xml' }).window.document;
  const root = document.documentElement;
  const textOf = (name: string) => [...root.children].find(({ localName }) => localName === name)!.textContent;
  const textsOfEntries = (name: string) =>
    [...root.getElementsByTagNameNS(atom, 'entry')].map((entry) => entry.getElementsByTagName(name)[0]!.textContent);
  return {
    text,
    id: textOf('id'),
    updated: textOf('updated'),
    ids: textsOfEntries('id'),
    updates: textsOfEntries('updated'),
    isArchive: root.getElementsByTagNameNS(history, 'archive').length === 1,
    link: (relation) =>
      [...root.children].find((child) => child.getAttribute('rel') === relation)?.getAttribute('href') ?? undefined,
  };
}

/** Every Atom document of the feeds of `count` articles, by address. */
function documentsOf(count: number): Map<string, ParsedFeed> {
  const feeds = feedsOf(company, manyArticles(articles, count));
  const documents = feeds.flatMap(feedDocuments);
  return new Map(
    documents.map((document) => [`${company.url}${document.self}.xml`, parseFeed(atomFeed(company, document))]),
  );
}

const isSubscription = ({ isArchive }: ParsedFeed) => !isArchive;

/** Collects the ids of all entries, as a feed reader does on its first visit: RFC 5005, section 4.2. */
function collectIds(documents: Map<string, ParsedFeed>, subscription: ParsedFeed): string[] {
  const ids = new Set<string>();
  let feed: ParsedFeed | undefined = subscription;
  while (feed) {
    for (const id of feed.ids) ids.add(id);
    feed = documents.get(feed.link('prev-archive') ?? '');
  }
  return [...ids];
}

/** The rules of RFC 4287 and RFC 5005 that a document breaks. */
function brokenRules(address: string, feed: ParsedFeed, documents: Map<string, ParsedFeed>): string[] {
  const older = documents.get(feed.link('prev-archive') ?? '');
  const newer = documents.get(feed.link('next-archive') ?? '');
  const latest = feed.updates.toSorted().at(-1);
  const rules = {
    'its self link is its own address': feed.link('self') === address,
    'the archive before it exists and is marked as an archive': feed.link('prev-archive')
      ? older?.isArchive === true
      : older === undefined,
    'the archive after it exists and leads back': feed.link('next-archive')
      ? newer?.link('prev-archive') === address
      : newer === undefined,
    'the document before an archive leads to it': !feed.isArchive || !older || older.link('next-archive') === address,
    'all documents of a feed have one id': !older || older.id === feed.id,
    'an archive, and nothing else, names the document with the newest entries, which is not an archive': feed.isArchive
      ? documents.get(feed.link('current') ?? '')?.isArchive === false
      : feed.link('current') === undefined,
    'only archives have an archive after them': feed.isArchive || feed.link('next-archive') === undefined,
    'it has the date of a change': !Number.isNaN(Date.parse(feed.updated)),
    'it was updated when the last of its entries was': latest === undefined || feed.updated === latest,
    'it has at most twenty entries': feed.ids.length <= feedSize,
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : `${address}: ${rule}`));
}

describe.runIf(hasArticles).each([0, 17, 20, 21, 40, 41, 300])('the feeds of %i articles', (count) => {
  test('begin with the newest twenty, and lead to all others in archives', () => {
    const documents = documentsOf(count);
    const whole = documents.get(`${company.url}/feed.xml`)!;
    expect(whole.ids).toHaveLength(Math.min(count, feedSize));
    const all = manyArticles(articles, count).map(({ slug }) => `${company.url}/blog/${slug}/`);
    expect(collectIds(documents, whole)).toEqual(all);
    const categories = [...documents.values()].filter((feed) => isSubscription(feed) && feed !== whole);
    expect(categories.flatMap((feed) => collectIds(documents, feed)).toSorted()).toEqual(all.toSorted());
  });

  test('follow RFC 5005: links in both directions, marked archives, one id for the documents of a feed', () => {
    const documents = documentsOf(count);
    const violations = [...documents].flatMap(([address, feed]) => brokenRules(address, feed, documents));
    expect(violations).toEqual([]);
  });

  test('have the same entries and the same pages as JSON', () => {
    for (const document of feedsOf(company, manyArticles(articles, count)).flatMap(feedDocuments)) {
      const json = JSON.parse(jsonFeed(company, document)) as { next_url?: string; items: { id: string }[] };
      const atomVersion = parseFeed(atomFeed(company, document));
      expect(json.items.map(({ id }) => id)).toEqual(atomVersion.ids);
      expect(json.next_url).toBe(atomVersion.link('prev-archive')?.replace(/xml$/, 'json'));
    }
  });
});

test.runIf(hasArticles)(
  'an archive stays unchanged when articles are added, except for the link to the next one',
  () => {
    const before = [...documentsOf(130)].filter(([, feed]) => feed.isArchive);
    expect(before.length).toBeGreaterThan(5);
    const after = documentsOf(200);
    const withoutNext = (feed: ParsedFeed | undefined) => feed?.text.replace(/\n.*rel="next-archive".*/, '');
    for (const [address, feed] of before) expect(withoutNext(after.get(address)), address).toBe(withoutNext(feed));
  },
);

test.runIf(hasArticles)('an entry, and its feed, were updated on the day of the article’s last change', () => {
  const [newest, ...others] = manyArticles(articles, 3).map(({ updated: _, ...article }) => article);
  const changedArticles = [{ ...newest!, updated: '2027-03-01' }, ...others];
  const [feed] = feedsOf(company, changedArticles).flatMap(feedDocuments);
  const { updated, updates } = parseFeed(atomFeed(company, feed!));
  expect(updates).toEqual(['2027-03-01', ...others.map(({ published }) => published)].map((day) => `${day}T00:00:00Z`));
  expect(updated).toBe('2027-03-01T00:00:00Z');
  const { items } = JSON.parse(jsonFeed(company, feed!)) as { items: { date_modified?: string }[] };
  expect(items.map((item) => item.date_modified)).toEqual(['2027-03-01T00:00:00Z', undefined, undefined]);
});

test.runIf(hasArticles)(
  'an article’s tags in the JSON feed name its category once, even if the category is also a tag',
  () => {
    const tagged = manyArticles(articles, 1).map((article) => ({
      ...article,
      category: 'Data',
      tags: ['SQL', 'Data'],
    }));
    const [feed] = feedsOf(company, tagged).flatMap(feedDocuments);
    const { items } = JSON.parse(jsonFeed(company, feed!)) as { items: { tags: string[] }[] };
    expect(items.map(({ tags }) => tags)).toEqual([['Data', 'SQL']]);
  },
);

test.runIf(hasArticles)('each category has a feed at an address of letters, digits and single hyphens', () => {
  const articleIn = (category: string) => manyArticles(articles, 1).map((article) => ({ ...article, category }));
  const paths = ['C++', 'Künstliche Intelligenz', 'Web development'].map(
    (category) => feedsOf(company, articleIn(category))[1]?.path,
  );
  expect(paths).toEqual(['/feeds/c', '/feeds/kunstliche-intelligenz', '/feeds/web-development']);
});
