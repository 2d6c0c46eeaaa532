import { lstatSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';

/**
 * The path of `name` below `folder`, whether or not the file exists. Undefined if the name leads outside the folder or
 * through a symbolic link, which may lead elsewhere.
 */
export function pathWithin(folder: string, name: string): string | undefined {
  const root = resolve(folder);
  const file = resolve(root, name);
  if (!isBelow(root, file)) return undefined;
  const steps = relative(root, file).split(sep);
  const pathsPassed = steps.map((_, index) => resolve(root, ...steps.slice(0, index + 1)));
  return pathsPassed.some(isLink) ? undefined : file;
}

/** Whether a file is below a folder; both are absolute paths. */
export const isBelow = (folder: string, file: string) => file.startsWith(folder + sep);

const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
