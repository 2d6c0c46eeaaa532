import { expect, test } from 'vitest';
import { isBelow } from './path-within.ts';

test('a folder whose name begins like another’s is not below it', () => {
  expect(isBelow('/site/art', '/site/art/photos/dock.jpg')).toBe(true);
  expect(isBelow('/site/art', '/site/article/company.yaml')).toBe(false);
});
