import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';
import { jsonHash } from './json-hash.ts';

/** A release's name of 12 hexadecimal digits, which changes with each of `parts`, which must be representable as JSON. */
export const releaseName = (...parts: unknown[]) => jsonHash(...parts).slice(0, 12);

/** The version of the project, as CHANGELOG.md names it. */
export function projectVersion(): string {
  const file = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  return file.version;
}
