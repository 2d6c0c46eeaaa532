import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { manyArticles } from './many-articles.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { readContent, type Content } from '#prerender/content/read-content.ts';
import { atomFeed, feedDocuments, feedSize, feedsOf, jsonFeed } from '#prerender/feeds.ts';

let content: Content;

beforeAll(async () => {
  content = await readContent(contentFolder);
});

const atom = 'http://www.w3.org/2005/Atom';
const history = 'http://purl.org/syndication/history/1.0';

interface Read {
  text: string;
  id: string;
  updated: string;
  /** Of entries, in their order. */
  ids: string[];
  updates: string[];
  isArchive: boolean;
  link: (relation: string) => string | undefined;
}

/** What a reader of feeds knows of a document. */
function read(text: string): Read {
  const document = new JSDOM(text, { contentType: 'application/xml' }).window.document;
  const feed = document.documentElement;
  const own = (name: string) => [...feed.children].find(({ localName }) => localName === name)!.textContent!;
  const inEntries = (name: string) =>
    [...feed.getElementsByTagNameNS(atom, 'entry')].map((entry) => entry.getElementsByTagName(name)[0]!.textContent!);
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

/** Every Atom document of that many articles, by its address. */
function documentsOf(count: number): Map<string, Read> {
  const feeds = feedsOf(content.company, manyArticles(content.articles, count));
  const documents = feeds.flatMap(feedDocuments);
  return new Map(
    documents.map((document) => [
      `${content.company.url}${document.self}.xml`,
      read(atomFeed(content.company, document)),
    ]),
  );
}

const isSubscription = ({ isArchive }: Read) => !isArchive;

/** What a reader does that has never been there: RFC 5005, section 4.2. */
function collected(documents: Map<string, Read>, from: Read): string[] {
  const ids = new Set<string>();
  for (let at: Read | undefined = from; at; at = documents.get(at.link('prev-archive') ?? ''))
    for (const id of at.ids) ids.add(id);
  return [...ids];
}

describe.each([0, 17, 20, 21, 40, 41, 300])('the feeds of %i articles', (count) => {
  it('have the newest twenty, and in archives all of them', () => {
    const documents = documentsOf(count);
    const whole = documents.get(`${content.company.url}/feed.xml`)!;
    expect(whole.ids).toHaveLength(Math.min(count, feedSize));
    const all = manyArticles(content.articles, count).map(({ slug }) => `${content.company.url}/blog/${slug}/`);
    expect(collected(documents, whole)).toEqual(all);
    const categories = [...documents.values()].filter((one) => isSubscription(one) && one !== whole);
    expect(categories.flatMap((one) => collected(documents, one)).toSorted()).toEqual(all.toSorted());
  });

  it('follow RFC 5005: links that lead there and back, archives that say so, one id for the documents of a feed', () => {
    const documents = documentsOf(count);
    for (const [address, one] of documents) {
      expect(one.link('self')).toBe(address);
      const older = documents.get(one.link('prev-archive') ?? '');
      expect(Boolean(older), address).toBe(one.link('prev-archive') !== undefined);
      if (older) expect(older.isArchive, address).toBe(true);
      if (older && one.isArchive) expect(older.link('next-archive')).toBe(address);
      if (older) expect(older.id).toBe(one.id);
      expect(one.isArchive, address).toBe(one.link('current') !== undefined);
      if (!one.isArchive) expect(one.link('next-archive')).toBeUndefined();
      else expect(documents.get(one.link('current')!)?.isArchive).toBe(false);
      expect(one.ids.length, address).toBeLessThanOrEqual(feedSize);
      if (one.updates.length > 0) expect(one.updated).toBe(one.updates.toSorted().at(-1));
    }
  });

  it('are the same as JSON, where one page leads to the next', () => {
    for (const document of feedsOf(content.company, manyArticles(content.articles, count)).flatMap(feedDocuments)) {
      const json = JSON.parse(jsonFeed(content.company, document)) as { next_url?: string; items: { id: string }[] };
      const same = read(atomFeed(content.company, document));
      expect(json.items.map(({ id }) => id)).toEqual(same.ids);
      expect(json.next_url).toBe(same.link('prev-archive')?.replace(/xml$/, 'json'));
    }
  });
});

it('an archive stays as it is when articles are added, but for the link to the next one', () => {
  const before = [...documentsOf(130)].filter(([, one]) => one.isArchive);
  expect(before.length).toBeGreaterThan(5);
  const after = documentsOf(200);
  const withoutNext = (one: Read | undefined) => one?.text.replace(/\n.*rel="next-archive".*/, '');
  for (const [address, one] of before) expect(withoutNext(after.get(address)), address).toBe(withoutNext(one));
});
