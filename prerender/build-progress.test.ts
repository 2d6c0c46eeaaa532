import { expect, test } from 'vitest';
import { progressCounter } from './build-progress.ts';

/** The output while ten items are processed one after the other. */
function outputOf(isTTY: boolean): string {
  let text = '';
  const count = progressCounter({ isTTY, write: (part) => ((text += String(part)), true) }, 'pages');
  for (let done = 1; done <= 10; done += 1) count(done, 10);
  return text;
}

test('on a terminal the count is one line, which ends with the last page', () => {
  const text = outputOf(true);
  expect(text.split('\r')).toHaveLength(11);
  expect(text).toMatch(/^\r {2}1 of 10 pages\r[^\n]*\r {2}10 of 10 pages\n$/);
});

test('without a terminal each quarter gets a line', () => {
  expect(outputOf(false).split('\n')).toEqual([
    '  3 of 10 pages',
    '  5 of 10 pages',
    '  8 of 10 pages',
    '  10 of 10 pages',
    '',
  ]);
});
