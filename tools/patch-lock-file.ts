/**
 * Writes `"gypfile": false` into package-lock.json for the packages that must not be compiled, and removes the ranges
 * of `engines` that only npm's own Node is too old for. npm undoes both at every install, and runs this program
 * afterward.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';
import { compiledPackages, type LockFile } from './compiled-packages.ts';
import { needlessEngineRanges } from './engine-ranges.ts';

const file = join(projectRoot, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
const packagesToPatch = compiledPackages(projectRoot, lock);
for (const folder of packagesToPatch) lock.packages[folder] = { ...lock.packages[folder], gypfile: false };
const needless = needlessEngineRanges(lock);
for (const folder of needless) delete lock.packages[folder]?.['engines'];
if (packagesToPatch.length + needless.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
