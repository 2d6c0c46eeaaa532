import { expect, test } from 'vitest';
import { isListRest } from '#prerender/data/site-pages.ts';
import { expectedPages } from '../site/built-site.ts';

test('the site has the specification’s 47 routes and the two added case pages', async () => {
  const pages = (await expectedPages()).filter((page) => !isListRest(page));
  expect(pages).toHaveLength(49);
  expect(new Set(pages.map((page) => page.path)).size).toBe(49);
});
