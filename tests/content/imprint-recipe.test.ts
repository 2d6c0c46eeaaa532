import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import { plain } from '#site/pages/plain/page.ts';
import { smallContent } from './small-content.ts';

/** The page that docs/adopting.md shows, as a reader would copy it. */
function recipe(): string {
  const guide = readFileSync(join(projectRoot, 'docs/adopting.md'), 'utf8');
  const [, example] = /\n## An imprint for Germany\n[^]*?```yaml\n([^]*?)```/.exec(guide) ?? [];
  if (!example) throw new Error('docs/adopting.md shows no imprint');
  return example;
}

test('the imprint in the guide is a valid page with the company’s own data', async () => {
  const content = smallContent();
  content.write('plain-pages/impressum.yaml', recipe());
  content.change('navigation.yaml', '/privacy-policy', '/impressum');
  expect(await content.problems()).toEqual([]);
  const { page, company } = await content.read();
  const text = JSON.stringify(page(plain.schema, '/impressum'));
  const [office] = company.offices;
  for (const part of [company.name, office!.street, office!.phone, office!.email]) expect(text).toContain(part);
});
