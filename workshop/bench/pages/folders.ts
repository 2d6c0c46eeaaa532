import { join } from 'node:path';

/** The project's own folder. */
export const projectRoot = join(import.meta.dirname, '../../..');
/** This folder: what is built here finds the packages in its node_modules. */
export const benchRoot = import.meta.dirname;
/** Everything that the bench generates; may be deleted at any time. */
export const cacheRoot = join(benchRoot, '.cache');
