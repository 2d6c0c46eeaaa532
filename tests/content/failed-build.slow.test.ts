import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { buildSite } from '#prerender/build-site.ts';
import { copyContent } from './content-copy.ts';

test('a build that fails while rendering pages leaves the previous site, and no files beside it', async () => {
  const { folder, change } = copyContent();
  // Whether a page has such a passage is known only once it is rendered.
  change('navigation.yaml', /link: \/privacy-policy \}/, "link: '/privacy-policy#nothing' }");
  const root = temporaryFolder();
  const out = join(root, 'dist');
  mkdirSync(out);
  writeFileSync(join(out, 'index.html'), 'The previous site');

  const steps: string[] = [];
  const onStep = (step: string) => steps.push(step);
  await expect(buildSite({ content: folder, out, sharePictures: false, onStep })).rejects.toThrow(
    /content\/navigation\.yaml: line \d+: a link leads to #nothing, which is not a passage of \/privacy-policy/,
  );
  expect(steps.at(-1)).toMatch(/^Rendering \d+ pages$/);
  expect(readFileSync(join(out, 'index.html'), 'utf8').slice(0, 40)).toBe('The previous site');
  expect(readdirSync(root)).toEqual(['dist']);
});
