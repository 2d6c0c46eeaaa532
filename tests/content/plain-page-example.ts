import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The complete page that docs/content.md shows, as a reader would copy it. */
export function plainPageExample(): string {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/content.md'), 'utf8');
  const [, example] = /\n## Add a page\n[^]*?```yaml\n([^]*?)```/.exec(guide) ?? [];
  if (!example) throw new Error('docs/content.md shows no page under “Add a page”');
  return example;
}
