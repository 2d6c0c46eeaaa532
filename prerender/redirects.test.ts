import { expect, test } from 'vitest';
import { redirectList, redirectLocation, servedRedirects } from './redirects.ts';

const redirects = [
  { from: '/people', to: '/team', status: 301 as const },
  { from: '/news/2019.html', to: '/blog#latest', status: 308 as const },
];

test('our server gets redirects to the addresses of documents', () => {
  expect(servedRedirects(redirects)).toEqual([
    { from: '/people', to: '/team/', status: 301 },
    { from: '/news/2019.html', to: '/blog/#latest', status: 308 },
  ]);
});

test.each([
  ['HTTPS://Docs.Example.com/Manual#a', 'https://docs.example.com/Manual#a'],
  ['https://müller.example/größe?q=ä', 'https://xn--mller-kva.example/gr%C3%B6%C3%9Fe?q=%C3%A4'],
  ['https://example.com/a%20b', 'https://example.com/a%20b'],
  ['/leistungen#größe', '/leistungen/#gr%C3%B6%C3%9Fe'],
])('a redirect to %s leads to %s, which a header can carry', (to, location) => {
  expect(redirectLocation(to)).toBe(location);
});

test('other hosts get two lines per redirect, without and with a slash at the end', () => {
  expect(redirectList(redirects)).toBe(
    '/people /team/ 301\n/people/ /team/ 301\n/news/2019.html /blog/#latest 308\n/news/2019.html/ /blog/#latest 308\n',
  );
});
