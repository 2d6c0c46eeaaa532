import { expect, test } from 'vitest';
import { linkedText } from './linked-text.ts';

const partsOf = (words: string) => linkedText.safeParse(words).data;
const problemsOf = (words: string) => linkedText.safeParse(words).error?.issues.map(({ message }) => message);

test('the address of a link may contain parentheses in pairs', () => {
  const link = 'https://encyclopedia.example/wiki/Wren_(bird)';
  expect(partsOf(`A [wren](${link}), of [course](/).`)).toEqual([
    'A ',
    { name: 'wren', link },
    ', of ',
    { name: 'course', link: '/' },
    '.',
  ]);
});

test('a link whose parenthesis is not closed is reported', () => {
  expect(problemsOf('A [wren](https://encyclopedia.example/wiki/Wren_(bird is small.')).toEqual([
    expect.stringContaining('would be shown as is'),
  ]);
});
