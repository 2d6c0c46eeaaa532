import { ArtError } from '../../../art/art-error.ts';
import type { Land, Point } from './read-land.ts';
import type { Office } from './read-offices.ts';

/** Throws an ArtError that names the offices outside the area of the roads of `land`: their maps would be almost empty. */
export function assertOfficesOnMap(offices: readonly Office[], land: Land): void {
  const points = Object.values(land.roads).flat(2);
  const [west, east] = extent(points, 0);
  const [south, north] = extent(points, 1);
  const outside = offices.filter(
    ({ longitude, latitude }) => longitude < west || longitude > east || latitude < south || latitude > north,
  );
  if (outside.length === 0) return;
  const named = outside.map(({ id, latitude, longitude }) => `${id} (${latitude}, ${longitude})`).join(', ');
  throw new ArtError(
    `content/company.yaml: workshop/drawing/map/houston.yaml has no land around ${named}, only latitude ${south} to ${north} and ` +
      `longitude ${west} to ${east}: correct the office, or add roads, water and places there.`,
  );
}

/** The least and the greatest coordinate, in degrees. */
function extent(points: readonly Point[], axis: 0 | 1): [number, number] {
  const numbers = points.map((point) => point[axis]);
  return [Math.min(...numbers), Math.max(...numbers)];
}
