import { expect, it } from 'vitest';
import { parsePoint } from './read-land.ts';

it('reads a position as longitude and latitude', () => {
  expect(parsePoint('-95.4,29')).toEqual([-95.4, 29]);
});

it.each(['', '-95.4', '-95.4;29.7', '-95.4,', '-95.4,29.7,3'])('refuses “%s” as a position', (text) => {
  expect(() => parsePoint(text)).toThrow(`houston.yaml: “${text}” is not a position: write longitude,latitude`);
});
