/**
 * Writes `"gypfile": false` into package-lock.json for the packages that must not be compiled. npm drops it at every
 * install, and runs this program afterward.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';
import { compiledPackages, type LockFile } from './compiled-packages.ts';

const file = join(projectRoot, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
const compiled = compiledPackages(projectRoot, lock);
for (const folder of compiled) lock.packages[folder] = { ...lock.packages[folder], gypfile: false };
if (compiled.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
