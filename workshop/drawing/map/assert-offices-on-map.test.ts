import { expect, it } from 'vitest';
import { readLand } from './read-land.ts';
import { assertOfficesOnMap } from './assert-offices-on-map.ts';

it('offices outside the area of the roads are refused by name', async () => {
  const land = await readLand();
  const offices = [
    { id: 'heights', city: 'Houston', latitude: 29.8, longitude: -95.4 },
    { id: 'dallas', city: 'Dallas', latitude: 32.78, longitude: -96.8 },
  ];
  expect(() => assertOfficesOnMap(offices.slice(0, 1), land)).not.toThrow();
  expect(() => assertOfficesOnMap(offices, land)).toThrow(
    /^content\/company\.yaml: .* around dallas \(32\.78, -96\.8\), only .* add roads, water and places there\.$/,
  );
});
