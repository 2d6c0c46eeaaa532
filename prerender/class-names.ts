import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from './project-root.ts';

/** The names of a sheet's classes and keyframes, in order. */
function namesIn(sheet: string): string[] {
  const rules = sheet.replace(/\/\*.*?\*\//gs, '');
  const matches = rules.matchAll(/\.([a-z]\w*)|@keyframes ([\w-]+)/gi);
  return Array.from(matches, ([, className, keyframes]) => className ?? keyframes!);
}

/**
 * Returns a function that names each class of each sheet with a number. Measured in November 2026, a document compressed
 * by Brotli has 15,941 bytes, 1,135 fewer than with Vite's hashes of five characters; with four characters (16,830),
 * two of the 1,400 classes may get the same name. The same sources get the same numbers, whatever is built of them and
 * in any order; a class added later gets the next one. The leading underscore avoids names that ad blockers hide.
 */
export function classNames(): (name: string, file: string) => string {
  const numbers = new Map<string, number>();
  const numberOf = (key: string) => {
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  // The classes that every page has come first, so that they get the shortest names.
  const files = ['layout', 'ui', 'sections', '*'].flatMap((folder) =>
    globSync(`site/${folder}/**/*.module.css`, { cwd: projectRoot }).toSorted(),
  );
  for (const file of files) {
    for (const name of namesIn(readFileSync(join(projectRoot, file), 'utf8'))) numberOf(`${file} ${name}`);
  }
  return (name, file) => {
    // Vite adds a query to the paths of some sheets, such as `?direct`.
    const sheet = relative(projectRoot, file.replace(/\?.*/, ''));
    return `_${numberOf(`${sheet} ${name}`).toString(36)}`;
  };
}
