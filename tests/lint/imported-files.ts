import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';

/** The files of the project that a file imports, types included. All paths begin at the root of the repository. */
export function importedFiles(file: string): string[] {
  const source = readFileSync(join(projectRoot, file), 'utf8');
  return [...source.matchAll(/\b(?:from|import)\s*\(?\s*'([.#][^'?]+)/g)]
    .map(([, name = '']) => (name.startsWith('#') ? name.slice(1) : join(dirname(file), name)))
    .filter((path) => existsSync(join(projectRoot, path)));
}

/** The name of the page's folder that a file is in; undefined if it is not in a page's folder. */
export const pageFolderOf = (file: string): string | undefined => /^site\/pages\/([\w-]+)\//.exec(file)?.[1];
