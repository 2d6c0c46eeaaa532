import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '#prerender/project-root.ts';

/**
 * The content folder that tests derive their expectations from, whichever company's it is; `CONTENT_DIR` overrides the
 * project's.
 */
export const contentFolder = process.env['CONTENT_DIR'] ?? join(projectRoot, 'content');

/**
 * Whether the content is the sample that comes with the software. Only then do the tests of tests/sample/,
 * tests/acceptance/ and workshop/ run: their assertions are true only of the sample's words, counts and pictures.
 */
export const isSample = companyName() === 'Juniper Jay';

function companyName(): unknown {
  const file = join(contentFolder, 'company.yaml');
  return (parse(readFileSync(file, 'utf8')) as { name?: unknown } | null)?.name;
}
