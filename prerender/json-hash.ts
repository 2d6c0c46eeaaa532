import { createHash } from 'node:crypto';

/**
 * A hash that changes with any of the values, which must be representable as JSON.
 *
 * @throws TypeError for a function, which JSON omits: two different ones would have the same hash.
 */
export const jsonHash = (...values: unknown[]) =>
  createHash('sha256').update(JSON.stringify(values, refuseFunction)).digest('hex');

function refuseFunction(key: string, value: unknown): unknown {
  if (typeof value === 'function') throw new TypeError(`${key} is a function, and no hash changes with it`);
  return value;
}
