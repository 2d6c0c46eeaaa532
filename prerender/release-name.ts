import { jsonHash } from './json-hash.ts';

/** A release's name: changes with everything that pages show or run. `parts` are values that JSON can hold. */
export const releaseName = (...parts: unknown[]) => jsonHash(...parts).slice(0, 12);
