import { expect, test } from 'vitest';
import { redirectList, servedRedirects } from './redirects.ts';

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

test('other hosts get two lines per redirect, without and with a slash at the end', () => {
  expect(redirectList(redirects)).toBe(
    '/people /team/ 301\n/people/ /team/ 301\n/news/2019.html /blog/#latest 308\n/news/2019.html/ /blog/#latest 308\n',
  );
});
