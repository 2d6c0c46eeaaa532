import { expect, test } from 'vitest';
import { seatPositions } from './seated-table-geometry.ts';
import { splitLastWord } from './seated-table.tsx';

test('the last word of a service’s name is on a separate line, even if it is the only one', () => {
  expect(splitLastWord('Business Consulting')).toEqual(['Business', 'Consulting']);
  expect(splitLastWord('IT Business Consulting')).toEqual(['IT Business', 'Consulting']);
  expect(splitLastWord('Consulting')).toEqual(['', 'Consulting']);
});

test.each([
  ['upper', ['joining', 'ourTeam', 'ourTeam', 'ourTeam'], 0, 1],
  ['lower', ['ourTeam', 'ourTeam', 'ourTeam', 'joining'], 3, -1],
] as const)(
  'on the %s side, the seat of a person who joins later is farther from the table',
  (_side, sides, seatIndex, toTable) => {
    const [joining, regular] = [sides, sides.with(seatIndex, 'ourTeam')].map(
      (seats) => seatPositions({ sides: [...seats] })[seatIndex]!.y,
    );
    expect(Math.sign(regular! - joining!)).toBe(toTable);
  },
);
