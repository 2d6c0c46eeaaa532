import { expect, test } from 'vitest';
import { inTwoLines } from './seated-table.tsx';

test('the last word of a service’s name stands on a line of its own, also if it is the only one', () => {
  expect(inTwoLines('Business Consulting')).toEqual(['Business', 'Consulting']);
  expect(inTwoLines('IT Business Consulting')).toEqual(['IT Business', 'Consulting']);
  expect(inTwoLines('Consulting')).toEqual(['', 'Consulting']);
});
