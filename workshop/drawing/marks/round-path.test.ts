import { expect, it } from 'vitest';
import { roundPath } from './round-path.ts';

it('keeps two decimals and no leading zeros', () => {
  expect(roundPath('M0.4567,12.0001 l-0.333.777z')).toBe('M.46 12l-.33 .78z');
});

it('reads arc flags that touch each other and the next number', () => {
  expect(roundPath('a1.005 1.005 0 01.5-.25')).toBe('a1 1 0 0 1 .5-.25');
});

it('reads a small number written with an exponent', () => {
  expect(roundPath('M1e-3 2.5e0h3')).toBe('M0 2.5h3');
});

it.each(['M1 ?', 'M0 0x5 5', 'M0 0z5', '5 5M0 0'])('refuses what is not a path: %s', (data) => {
  expect(() => roundPath(data)).toThrow('Unreadable path data');
});
