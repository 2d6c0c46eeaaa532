import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** The cache of builds. It may be deleted at any time, and kept between runs in CI. */
export const cacheFolder = join(projectRoot, '.cache/build');
