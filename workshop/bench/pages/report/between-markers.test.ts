import { expect, test } from 'vitest';
import { betweenMarkers } from './between-markers.ts';

const begin = '<!-- figures: written by workshop/bench/pages -->';
const end = '<!-- end of figures -->';

test('figures replace older ones and leave the other text', () => {
  expect(betweenMarkers(`Before\n${begin}\nold\n${end}\nAfter`, 'new')).toBe(
    `Before\n${begin}\n\nnew\n\n${end}\nAfter`,
  );
});

test('a report without markers is refused with the markers to add', () => {
  expect(() => betweenMarkers('Words', 'new')).toThrow(`write ${begin}`);
});
