import { createHash } from 'node:crypto';

/** A hash that changes with any of the values, which JSON must be able to hold. */
export const jsonHash = (...values: unknown[]) => createHash('sha256').update(JSON.stringify(values)).digest('hex');
