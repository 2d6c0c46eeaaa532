import { expect, test } from 'vitest';
import { parseFocus } from './focus.ts';

test('a focus is the name of a place or percent from the left and from the top, and nothing else', () => {
  expect(parseFocus('right')).toEqual({ x: 100, y: 50 });
  expect(parseFocus(' 30% 60% ')).toEqual({ x: 30, y: 60 });
  for (const text of ['constructor', 'middle', '30%', '130% 60%', '']) expect(parseFocus(text), text).toBeUndefined();
});
