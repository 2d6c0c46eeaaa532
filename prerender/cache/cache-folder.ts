import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** What builds keep for later ones. It may be deleted at any time; to keep it in CI, keep this folder. */
export const cacheFolder = join(projectRoot, '.cache/build');
