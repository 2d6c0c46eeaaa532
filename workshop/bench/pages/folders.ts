import { join } from 'node:path';

/** The project's own folder. */
export const projectRoot = join(import.meta.dirname, '../../..');
/** This folder: what is built here finds the packages in its node_modules. */
export const benchRoot = import.meta.dirname;
/** All that the bench makes; may be removed at any time. */
export const cacheRoot = join(benchRoot, '.cache');
