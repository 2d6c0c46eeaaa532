// @vitest-environment jsdom
import { expect, test } from 'vitest';
import {
  addressPath,
  currentAddress,
  documentPath,
  linkAddress,
  listPagePath,
  parseAddress,
  destinationHref,
  plainHref,
  shownHref,
} from './address.ts';

test('an address is its path and its anchor, however it is written', () => {
  expect(parseAddress('/blog/x/#rules')).toEqual({ path: '/blog/x', anchor: 'rules' });
  expect(parseAddress('/blog/x/index.html?from=mail')).toEqual({ path: '/blog/x', anchor: '' });
  expect(parseAddress('/')).toEqual({ path: '/', anchor: '' });
  expect(parseAddress('/index.html')).toEqual({ path: '/', anchor: '' });
});

test('an address that is not a path of the site has no path', () => {
  for (const text of ['//evil.example/x', '/a//b', '/a.b', '/a-index.html', '/%2e%2e/x', 'x', '', '/a b']) {
    expect(parseAddress(text).path, text).toBe('');
  }
});

test('the hash form takes precedence over the document’s own path', () => {
  expect(currentAddress({ hash: '#/why-us', pathname: '/' } as Location)).toEqual({ path: '/why-us', anchor: '' });
  expect(currentAddress({ hash: '#rules', pathname: '/blog/x/' } as Location)).toEqual({
    path: '/blog/x',
    anchor: 'rules',
  });
});

test('an encoded letter or hyphen in a path is decoded, and nothing else is', () => {
  const read = (pathname: string, hash = '') => currentAddress({ hash, pathname } as Location);
  expect(read('/%77hy%2dus/', '#values')).toEqual({ path: '/why-us', anchor: 'values' });
  expect(read('/', '#/why%2Dus#%C3%BCber')).toEqual({ path: '/why-us', anchor: '%C3%BCber' });
  for (const path of ['/%2F%2Fevil.example', '/%23why-us', '/%3Fwhy-us', '/%2e%2e/x', '/%2577hy-us']) {
    expect(read(path).path, path).toBe('');
  }
});

test('a link of either form leads to a document of the site; files and other sites have no path', () => {
  const paths = (hrefs: string[]) => hrefs.map((href) => linkAddress(href).path);
  const siteAddresses = ['/', '/why-us/', '/blog/x/#rules', '/#/', '/#/why-us'];
  expect(paths(siteAddresses)).toEqual(['/', '/why-us', '/blog/x', '/', '/why-us']);
  const elsewhere = ['/feed.xml', 'https://a.example/', '//a.example/', '#rules', 'mailto:a@b.example', ''];
  expect(paths(elsewhere)).toEqual(elsewhere.map(() => ''));
});

test('a page’s address has a plain and a hash form', () => {
  expect([plainHref('/'), plainHref('/why-us')]).toEqual(['/', '/why-us/']);
  expect([shownHref('/'), shownHref('/blog/x', 'rules')]).toEqual(['/#/', '/#/blog/x#rules']);
});

test('a visitor’s query stays in the hash form, and is not part of the address', () => {
  expect(shownHref('/blog/x', 'rules', '?utm_source=mail')).toBe('/#/blog/x?utm_source=mail#rules');
  expect(currentAddress({ hash: '#/blog/x?utm_source=mail#rules', pathname: '/' } as Location)).toEqual({
    path: '/blog/x',
    anchor: 'rules',
  });
});

test('a menu’s link leads to a page, to a passage of one, or to another site', () => {
  expect(['/', '/why-us', '/why-us#values', '/#top', 'https://docs.example.com/a#b'].map(destinationHref)).toEqual([
    '/',
    '/why-us/',
    '/why-us/#values',
    '/#top',
    'https://docs.example.com/a#b',
  ]);
});

test('every page of a list has the list’s address and its own document', () => {
  expect([1, 2, 12].map((page) => listPagePath('/blog', page))).toEqual(['/blog', '/blog/page/2', '/blog/page/12']);
  for (const page of [1, 2, 12]) expect(addressPath(listPagePath('/blog', page))).toBe('/blog');
  for (const path of ['/', '', '/blog/page', '/blog/page-2', '/page/x']) expect(addressPath(path)).toBe(path);
});

test('a history entry that stores a document requests that one', () => {
  expect(documentPath('/blog', { document: '/blog/page/2' })).toBe('/blog/page/2');
  for (const state of [null, {}, { scrollTop: 300 }]) expect(documentPath('/blog', state)).toBe('/blog');
});
