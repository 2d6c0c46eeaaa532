import { expect, test } from 'vitest';
import { judgeSentences } from './judge-sentences.ts';
import type { Outcomes } from './outcomes.ts';
import type { Sentence } from './sentences.ts';

const file = 'tests/journeys/frame.spec.ts';
const sentence: Sentence = { section: 'Header', quote: 'It is white.', plain: [`${file} › it is white`] };
const outcomeOfTest = (outcome: 'passed' | 'failed' | 'skipped'): Outcomes =>
  new Map([[`${file} › it is white`, outcome]]);

test('a sentence is proven by a test that passed in this run', () => {
  const { lines, problems } = judgeSentences([sentence], outcomeOfTest('passed'));
  expect(problems).toEqual([]);
  expect(lines[0]).toBe('1 of 1 sentences of the specification proven; 0 decided otherwise; 0 without a test');
});

test.each([
  ['failed', outcomeOfTest('failed'), 'the test failed'],
  ['was skipped', outcomeOfTest('skipped'), 'the test was skipped'],
  ['is not there', new Map() as Outcomes, 'the test is not there or did not run'],
])('a run fails if the test of a sentence %s', (_, outcomes, reason) => {
  const { lines, problems } = judgeSentences([sentence], outcomes);
  expect(problems).toEqual([`“It is white.” is not proven: ${reason}: ${file} › it is white`]);
  expect(lines[0]).toMatch(/^0 of 1 /);
});

test('a sentence without a test is reported; a sentence that is open or not observable is not counted', () => {
  const untestedSentences: Sentence[] = [
    { section: 'Home', quote: 'It turns.' },
    { section: 'Home', quote: 'Its interval: not shown.', open: 'six seconds' },
    { section: 'Home', quote: 'It is for clients.', unobservable: 'speaks of readers' },
  ];
  const { lines } = judgeSentences([sentence, ...untestedSentences], outcomeOfTest('passed'));
  expect(lines[0]).toMatch(/^1 of 2 .* 1 without a test$/);
  expect(lines[1]).toMatch(/^In addition, 1 leave a choice .* and 1 say nothing/);
  expect(lines.at(-1)).toBe('Without a test: Home: It turns.');
});

test('a sentence that a decision overrides is counted separately, once the decision’s test has passed', () => {
  const { lines } = judgeSentences([{ ...sentence, decided: 'it is blue' }], outcomeOfTest('passed'));
  expect(lines[0]).toMatch(/^0 of 1 .* 1 decided otherwise/);
  const failed = judgeSentences([{ ...sentence, decided: 'it is blue' }], outcomeOfTest('failed'));
  expect(failed.lines[0]).toMatch(/^0 of 1 .* 0 decided otherwise/);
  expect(failed.problems).toHaveLength(1);
});
