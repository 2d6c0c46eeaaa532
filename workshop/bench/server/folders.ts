import { join } from 'node:path';

/** The project's own folder. */
export const projectRoot = join(import.meta.dirname, '../../..');
/** The folder of the built site. */
export const siteFolder = join(projectRoot, 'dist');
