import { expect, test } from 'vitest';
import { splitLastWord } from './seated-table.tsx';

test('the last word of a service’s name is on a line of its own, even if it is the only one', () => {
  expect(splitLastWord('Business Consulting')).toEqual(['Business', 'Consulting']);
  expect(splitLastWord('IT Business Consulting')).toEqual(['IT Business', 'Consulting']);
  expect(splitLastWord('Consulting')).toEqual(['', 'Consulting']);
});
