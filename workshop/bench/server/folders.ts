import { join } from 'node:path';

/** The project's own folder. */
export const projectRoot = join(import.meta.dirname, '../../..');
/** What the build made. */
export const siteFolder = join(projectRoot, 'dist');
