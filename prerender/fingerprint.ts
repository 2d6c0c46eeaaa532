import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { releaseName } from './release-name.ts';

/**
 * Another one whenever a script, a style sheet or the renderer is. Names in Vite's manifest carry the hashes of what they
 * name; the renderer's files are read, since most of what a page shows is rendered by them alone.
 */
export function fingerprint(manifest: object, rendererFolder: string): string {
  const files = readdirSync(rendererFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return releaseName(manifest, ...paths.map((path) => readFileSync(path, 'latin1')));
}
