import { expect, test } from 'vitest';
import { currentMark } from './current-mark.ts';

test('a link is marked as current on its page, and as a parent on pages whose addresses begin with its own', () => {
  expect(currentMark('/blog', '/blog')).toBe('page');
  expect(currentMark('/blog', '/blog/new-datasets')).toBe('true');
  expect(currentMark('/blog', '/blogroll')).toBeUndefined();
});

test('home is the parent of every page but is marked only on itself', () => {
  expect(currentMark('/', '/')).toBe('page');
  expect(currentMark('/', '/blog')).toBeUndefined();
});

test('a link is marked on the pages that it lists as below it, by their whole addresses', () => {
  expect(currentMark('/intelligence', '/training', '/language /training')).toBe('true');
  expect(currentMark('/intelligence', '/train', '/language /training')).toBeUndefined();
  expect(currentMark('/intelligence', '/', '')).toBeUndefined();
});

test('no link is marked on a page without an address of its own, such as the thanks for a form', () => {
  expect(currentMark('/', '')).toBeUndefined();
  expect(currentMark('/blog', '')).toBeUndefined();
  expect(currentMark('/intelligence', '', '/language /training')).toBeUndefined();
});
