import { createHash } from 'node:crypto';

/** A release's name: another when anything is that a page shows or runs. `parts` are values that JSON can hold. */
export const releaseName = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
