import { expect, test } from 'vitest';
import { isComplete, readOptions } from './options.ts';

test('without options every page is measured five times, with Lighthouse', () => {
  const options = readOptions([]);
  expect(options).toMatchObject({ rounds: 5, only: ['home', 'article', 'product'], lighthouse: true, build: true });
  expect(isComplete(options)).toBe(true);
});

test('a run of some pages, or without Lighthouse, is not complete', () => {
  expect(isComplete(readOptions(['--only', 'home,article']))).toBe(false);
  expect(isComplete(readOptions(['--no-lighthouse']))).toBe(false);
});

test('a page that is not compared is refused with the names of those that are', () => {
  expect(() => readOptions(['--only', 'home,team'])).toThrow(
    '“team” is not a compared page: --only takes some of home,article,product',
  );
});

test.each(['0', '2.5', 'many'])('%s rounds are refused', (rounds) => {
  expect(() => readOptions(['--rounds', rounds])).toThrow('--rounds takes a whole number above 0.');
});
