import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from './project-root.ts';

/** What a sheet names: its classes and its keyframes, in their order. */
const namesIn = (sheet: string) =>
  [...sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z]\w*)|@keyframes ([\w-]+)/gi)].map(([, a, b]) => a ?? b!);

/**
 * A function that names each class of each sheet by a number, which compresses to half of what a hash does: they are a
 * twentieth of a document. The same sources have the same numbers, whatever is built of them and in whichever order; what was
 * written since gets the next one. Names do not begin with what ad blockers hide.
 */
export function classNames(): (name: string, file: string) => string {
  const numbers = new Map<string, number>();
  const numberOf = (key: string) => {
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  // Those on every page first: they have the shortest names.
  for (const folder of ['layout', 'ui', 'sections', '*'])
    for (const file of globSync(`site/${folder}/**/*.module.css`, { cwd: projectRoot }).toSorted())
      for (const name of namesIn(readFileSync(join(projectRoot, file), 'utf8'))) numberOf(`${file} ${name}`);
  return (name, file) => `_${numberOf(`${relative(projectRoot, file.replace(/\?.*/, ''))} ${name}`).toString(36)}`;
}
