import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { jsonHash } from '../json-hash.ts';
import { projectRoot } from '../project-root.ts';

/** All code of pages and of the build: more than either imports, so that nothing is missed. */
const code = ['contract', 'content/schema', 'hosting', 'languages', 'prerender', 'site'].map(
  (folder) => `${folder}/**/*.*`,
);

/** The drawn maps of offices, which site/pages/contact/map-file.ts imports: the bundle contains their list and copies. */
const maps = 'content/brand/map-*.svg';

/** A hash that changes with all code, drawings and packages that pages are made of, in the project's folder `root`. */
export const sourceHash = (
  patterns = [...code, maps, 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json'],
  root = projectRoot,
): string =>
  jsonHash(
    process.version,
    globSync(patterns, { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [relative(root, file), readFileSync(file, 'latin1')]),
  );
