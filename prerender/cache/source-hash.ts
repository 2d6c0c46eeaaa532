import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { jsonHash } from '../json-hash.ts';
import { projectRoot } from '../project-root.ts';

/** All code of pages and of the build: more than either imports, so that nothing is missed. */
const sources = ['contract', 'content/schema', 'hosting', 'languages', 'prerender', 'site'].map(
  (folder) => `${folder}/**/*.*`,
);

/** A hash that changes with all code and all packages that make pages. */
export const sourceHash = (patterns = [...sources, 'package-lock.json', 'tsconfig.base.json']): string =>
  jsonHash(
    process.version,
    globSync(patterns, { cwd: projectRoot, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [relative(projectRoot, file), readFileSync(file, 'latin1')]),
  );
