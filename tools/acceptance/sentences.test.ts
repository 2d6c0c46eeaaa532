import { expect, test } from 'vitest';
import { untestedArrivals, testsOf, type Sentence } from './sentences.ts';

const title = 'tests/journeys/frame.spec.ts › it is white';
const quotation = { section: 'Header', quote: 'It is white.' };

test('a test that runs for each arrival counts as four tests, and no arrival is untested', () => {
  const everywhere: Sentence = { ...quotation, everywhere: [title] };
  expect(testsOf(everywhere)).toEqual([
    `${title}, reached by its plain address`,
    `${title}, reached by its hash address`,
    `${title}, reached by client-side navigation`,
    `${title}, without a script`,
  ]);
  expect(untestedArrivals(everywhere)).toEqual([]);
});

test('arrivals without a test are reported, except those with a reason', () => {
  const plain: Sentence = { ...quotation, plain: [title] };
  expect(untestedArrivals(plain)).toEqual(['hash', 'navigation', 'no script']);
  expect(untestedArrivals({ ...plain, except: { 'no script': 'nothing marks it' } })).toEqual(['hash', 'navigation']);
});
