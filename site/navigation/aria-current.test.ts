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

test('a link is marked on the child pages that it lists, by their full addresses', () => {
  expect(ariaCurrentOf('/intelligence', '/training', '/language /training')).toBe('true');
  expect(ariaCurrentOf('/intelligence', '/train', '/language /training')).toBeUndefined();
  expect(ariaCurrentOf('/intelligence', '/', '')).toBeUndefined();
});

test('no link is marked on a page without its own address, such as a form’s thank-you page', () => {
  expect(ariaCurrentOf('/', '')).toBeUndefined();
  expect(ariaCurrentOf('/blog', '')).toBeUndefined();
  expect(ariaCurrentOf('/intelligence', '', '/language /training')).toBeUndefined();
});
