import { expect, test } from 'vitest';
import { DeadLinks, linksIn } from './dead-links.ts';

function linksOf(pages: Record<string, string>) {
  const links = new DeadLinks();
  for (const [path, html] of Object.entries(pages)) links.add(path, linksIn(html));
  return links;
}

test('links to pages, passages, files and elsewhere pass', () => {
  const html =
    '<a href="/"></a><a class="x" href="/team/"></a><a href="/team/#who"></a><a href="#here"></a><a href="/feed.xml"></a><a href="https://juniper.example/none/"></a><link href="/none/">';
  expect(() => linksOf({ '/': html, '/team': html }).throwIfAny()).not.toThrow();
});

test('a link to a page that does not exist is listed once, with the pages it is on', () => {
  const link = '<p>See <a class="x" href="/teem/#who">them</a> <a href="/teem/">again</a>';
  const links = linksOf({ '/': link, '/a': link, '/b': link, '/c': link, '/d': link });
  expect(() => links.throwIfAny()).toThrow(
    /^content\/: a link leads to \/teem, which is not a page of the site, on \/, \/a, \/b and 2 more: search content\/ for “\/teem” and correct it$/,
  );
});

test('each link to a page that does not exist is on its own line', () => {
  const links = linksOf({ '/': '<a href="/teem/"></a><a href="/carers/"></a>' });
  const lines = [
    'content/: a link leads to /teem, which is not a page of the site, on /: search content/ for “/teem” and correct it',
    'content/: a link leads to /carers, which is not a page of the site, on /: search content/ for “/carers” and correct it',
  ];
  expect(() => links.throwIfAny()).toThrow(expect.objectContaining({ name: 'ContentError', lines }));
});
