import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { releaseName } from './release-name.ts';

/**
 * A hash that changes with every script, every style sheet and the renderer. File names in Vite's manifest contain hashes;
 * the renderer's files are read, since most of what a page shows is rendered by them alone.
 */
export function fingerprint(manifest: object, rendererFolder: string): string {
  const files = readdirSync(rendererFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return releaseName(manifest, ...paths.map((path) => readFileSync(path, 'latin1')));
}
