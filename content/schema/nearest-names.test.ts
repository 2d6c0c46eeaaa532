import { expect, test } from 'vitest';
import { nearestNames, similarNamesHint } from './nearest-names.ts';

test('up to three similar names are suggested, the nearest first', () => {
  const known = ['careers', 'career', 'carriers', 'barriers', 'team'];
  expect(nearestNames('carrers', known)).toEqual(['careers', 'carriers', 'career']);
});

test('capitals make no difference', () => {
  expect(nearestNames('POSTGRES', ['Postgres'])).toEqual(['Postgres']);
});

test('two fifths of a name’s letters may differ, no more', () => {
  expect(nearestNames('abcde', ['abcxy'])).toEqual(['abcxy']);
  expect(nearestNames('abcde', ['abxyz'])).toEqual([]);
});

test('the beginning of a much longer name is similar to it, from four letters on', () => {
  expect(nearestNames('case', ['case-pos-system'])).toEqual(['case-pos-system']);
  expect(nearestNames('cas', ['case-pos-system'])).toEqual([]);
});

test('a message ends without a hint if no name is similar', () => {
  expect(similarNamesHint('carers', ['careers', 'team'])).toBe('; similar: careers');
  expect(similarNamesHint('offices', ['careers', 'team'])).toBe('');
});
