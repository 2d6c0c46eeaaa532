import { expect, test } from 'vitest';
import { betweenMarkers } from './between-markers.ts';

const begin = '<!-- figures: written by workshop/bench/pages -->';
const end = '<!-- end of figures -->';

test('figures take the place of older ones and leave the other words', () => {
  expect(betweenMarkers(`Before\n${begin}\nold\n${end}\nAfter`, 'new')).toBe(
    `Before\n${begin}\n\nnew\n\n${end}\nAfter`,
  );
});

test('a report without markers is refused with what to write into it', () => {
  expect(() => betweenMarkers('Words', 'new')).toThrow(`write ${begin}`);
});
