import { expect, test } from 'vitest';
import { refuseDeadLinks } from './refuse-dead-links.ts';

const page = (path: string, html = '') => ({ path, html });

test('links to pages, passages, files and elsewhere pass', () => {
  const html =
    '<a href="/"></a><a class="x" href="/team/"></a><a href="/team/#who"></a><a href="#here"></a><a href="/feed.xml"></a><a href="https://juniper.example/none/"></a><link href="/none/">';
  expect(() => refuseDeadLinks([page('/', html), page('/team', html)])).not.toThrow();
});

test('a link to no page is named once, with the pages it stands on', () => {
  const link = '<p>See <a class="x" href="/teem/#who">them</a> <a href="/teem/">again</a>';
  const pages = ['/', '/a', '/b', '/c', '/d'].map((path) => page(path, link));
  expect(() => refuseDeadLinks(pages)).toThrow(
    /^content\/: a link leads to \/teem, which is no page of the site, on \/, \/a, \/b and 2 more: search content\/ for “\/teem” and correct it$/,
  );
});
