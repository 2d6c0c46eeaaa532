import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '#prerender/project-root.ts';

/** The content that tests read what they expect from, whoever's it is; `CONTENT_DIR` names another than the project's. */
export const contentFolder = process.env['CONTENT_DIR'] ?? join(projectRoot, 'content');

/**
 * Whether the content is the sample that came with the software. Only then do tests/sample/ and tests/acceptance/ run: what
 * they assert is true of the sample's words, counts and pictures alone.
 */
export const isSample = companyName() === 'Juniper Jay';

function companyName(): unknown {
  const file = join(contentFolder, 'company.yaml');
  return (parse(readFileSync(file, 'utf8')) as { name?: unknown } | null)?.name;
}
