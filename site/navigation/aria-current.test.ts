import { expect, test } from 'vitest';
import { ariaCurrentOf } from './aria-current.ts';

test('a link is marked as current on its page, and as a parent on pages whose addresses begin with its own', () => {
  expect(ariaCurrentOf('/blog', '/blog')).toBe('page');
  expect(ariaCurrentOf('/blog', '/blog/new-datasets')).toBe('true');
  expect(ariaCurrentOf('/blog', '/blogroll')).toBeUndefined();
});

test('home is the parent of every page but is marked only on itself', () => {
  expect(ariaCurrentOf('/', '/')).toBe('page');
  expect(ariaCurrentOf('/', '/blog')).toBeUndefined();
});

test('a link is marked on the pages that it lists as below it, by their whole addresses', () => {
  expect(ariaCurrentOf('/intelligence', '/training', '/language /training')).toBe('true');
  expect(ariaCurrentOf('/intelligence', '/train', '/language /training')).toBeUndefined();
  expect(ariaCurrentOf('/intelligence', '/', '')).toBeUndefined();
});

test('no link is marked on a page without an address of its own, such as the thanks for a form', () => {
  expect(ariaCurrentOf('/', '')).toBeUndefined();
  expect(ariaCurrentOf('/blog', '')).toBeUndefined();
  expect(ariaCurrentOf('/intelligence', '', '/language /training')).toBeUndefined();
});
