import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
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

interface Read {
  text: string;
  id: string;
  updated: string;
  /** The ids of entries, in order. */
  ids: string[];
  updates: string[];
  isArchive: boolean;
  link: (relation: string) => string | undefined;
}

/** What a feed reader knows of a document. */
function read(text: string): Read {
  const document = new JSDOM(text, { contentType: 'application/xml' }).window.document;
  const feed = document.documentElement;
  const own = (name: string) => [...feed.children].find(({ localName }) => localName === name)!.textContent;
  const inEntries = (name: string) =>
    [...feed.getElementsByTagNameNS(atom, 'entry')].map((entry) => entry.getElementsByTagName(name)[0]!.textContent);
  return {
    text,
    id: own('id'),
    updated: own('updated'),
    ids: inEntries('id'),
    updates: inEntries('updated'),
    isArchive: feed.getElementsByTagNameNS(history, 'archive').length === 1,
    link: (relation) =>
      [...feed.children].find((child) => child.getAttribute('rel') === relation)?.getAttribute('href') ?? undefined,
  };
}

/** Every Atom document of the feeds of `count` articles, by address. */
function documentsOf(count: number): Map<string, Read> {
  const feeds = feedsOf(company, manyArticles(articles, count));
  const documents = feeds.flatMap(feedDocuments);
  return new Map(
    documents.map((document) => [`${company.url}${document.self}.xml`, read(atomFeed(company, document))]),
  );
}

const isSubscription = ({ isArchive }: Read) => !isArchive;

/** What a feed reader does on its first visit: RFC 5005, section 4.2. */
function collected(documents: Map<string, Read>, from: Read): string[] {
  const ids = new Set<string>();
  for (let at: Read | undefined = from; at; at = documents.get(at.link('prev-archive') ?? ''))
    for (const id of at.ids) ids.add(id);
  return [...ids];
}

/** The rules of RFC 4287 and RFC 5005 that a document breaks. */
function brokenRules(address: string, one: Read, documents: Map<string, Read>): string[] {
  const older = documents.get(one.link('prev-archive') ?? '');
  const newer = documents.get(one.link('next-archive') ?? '');
  const latest = one.updates.toSorted().at(-1);
  const rules = {
    'its own address is its self link': one.link('self') === address,
    'the archive before it exists and says that it is one': one.link('prev-archive')
      ? older?.isArchive === true
      : older === undefined,
    'the archive after it exists and leads back': one.link('next-archive')
      ? newer?.link('prev-archive') === address
      : newer === undefined,
    'the one before an archive leads to it': !one.isArchive || !older || older.link('next-archive') === address,
    'all documents of a feed have one id': !older || older.id === one.id,
    'an archive, and nothing else, names the document with the newest entries, which is not an archive': one.isArchive
      ? documents.get(one.link('current') ?? '')?.isArchive === false
      : one.link('current') === undefined,
    'only archives have one after them': one.isArchive || one.link('next-archive') === undefined,
    'it has the date of a change': !Number.isNaN(Date.parse(one.updated)),
    'it was updated when the last of its entries was': latest === undefined || one.updated === latest,
    'it has at most twenty entries': one.ids.length <= feedSize,
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : `${address}: ${rule}`));
}

describe.runIf(hasArticles).each([0, 17, 20, 21, 40, 41, 300])('the feeds of %i articles', (count) => {
  it('begin with the newest twenty, and lead to all others in archives', () => {
    const documents = documentsOf(count);
    const whole = documents.get(`${company.url}/feed.xml`)!;
    expect(whole.ids).toHaveLength(Math.min(count, feedSize));
    const all = manyArticles(articles, count).map(({ slug }) => `${company.url}/blog/${slug}/`);
    expect(collected(documents, whole)).toEqual(all);
    const categories = [...documents.values()].filter((one) => isSubscription(one) && one !== whole);
    expect(categories.flatMap((one) => collected(documents, one)).toSorted()).toEqual(all.toSorted());
  });

  it('follow RFC 5005: links in both directions, marked archives, one id for the documents of a feed', () => {
    const documents = documentsOf(count);
    const found = [...documents].flatMap(([address, one]) => brokenRules(address, one, documents));
    expect(found).toEqual([]);
  });

  it('are the same as JSON, where one page leads to the next', () => {
    for (const document of feedsOf(company, manyArticles(articles, count)).flatMap(feedDocuments)) {
      const json = JSON.parse(jsonFeed(company, document)) as { next_url?: string; items: { id: string }[] };
      const same = read(atomFeed(company, document));
      expect(json.items.map(({ id }) => id)).toEqual(same.ids);
      expect(json.next_url).toBe(same.link('prev-archive')?.replace(/xml$/, 'json'));
    }
  });
});

it.runIf(hasArticles)('an archive stays unchanged when articles are added, except for the link to the next one', () => {
  const before = [...documentsOf(130)].filter(([, one]) => one.isArchive);
  expect(before.length).toBeGreaterThan(5);
  const after = documentsOf(200);
  const withoutNext = (one: Read | undefined) => one?.text.replace(/\n.*rel="next-archive".*/, '');
  for (const [address, one] of before) expect(withoutNext(after.get(address)), address).toBe(withoutNext(one));
});

it.runIf(hasArticles)('an entry, and its feed, were updated on the day of the article’s last change', () => {
  const [newest, ...others] = manyArticles(articles, 3).map(({ updated: _, ...article }) => article);
  const changed = [{ ...newest!, updated: '2027-03-01' }, ...others];
  const [feed] = feedsOf(company, changed).flatMap(feedDocuments);
  const { updated, updates } = read(atomFeed(company, feed!));
  expect(updates).toEqual(['2027-03-01', ...others.map(({ published }) => published)].map((day) => `${day}T00:00:00Z`));
  expect(updated).toBe('2027-03-01T00:00:00Z');
  const { items } = JSON.parse(jsonFeed(company, feed!)) as { items: { date_modified?: string }[] };
  expect(items.map((item) => item.date_modified)).toEqual(['2027-03-01T00:00:00Z', undefined, undefined]);
});

it('has an address of letters, digits and single hyphens for each category', () => {
  const named = (category: string) => manyArticles(articles, 1).map((article) => ({ ...article, category }));
  const paths = ['C++', 'Künstliche Intelligenz', 'Web development'].map(
    (category) => feedsOf(company, named(category))[1]?.path,
  );
  expect(paths).toEqual(
    hasArticles
      ? ['/feeds/c', '/feeds/kunstliche-intelligenz', '/feeds/web-development']
      : [undefined, undefined, undefined],
  );
});
