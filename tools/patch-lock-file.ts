import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';
import { compiledPackages, type LockFile } from './compiled-packages.ts';

/** npm runs this after every install, since it always drops `"gypfile": false` from package-lock.json. */
const file = join(projectRoot, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
const compiled = compiledPackages(projectRoot, lock);
for (const folder of compiled) lock.packages[folder] = { ...lock.packages[folder], gypfile: false };
if (compiled.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
