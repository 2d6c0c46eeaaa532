import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { buildSite } from '#prerender/build-site.ts';
import { SiteCache } from '#prerender/cache/site-cache.ts';
import { copyContent } from './content-copy.ts';

function createPreviousSite() {
  const root = temporaryFolder();
  const out = join(root, 'dist');
  mkdirSync(out);
  mkdirSync(join(out, '.build'));
  writeFileSync(join(out, 'index.html'), 'The previous site');
  return { root, out };
}

function expectOnlyPreviousSite({ root, out }: ReturnType<typeof createPreviousSite>) {
  expect(readFileSync(join(out, 'index.html'), 'utf8').slice(0, 40)).toBe('The previous site');
  expect(readdirSync(root)).toEqual(['dist']);
}

test('a build that fails while rendering pages leaves the previous site, and no files beside it', async () => {
  const { folder, change } = copyContent();
  // Whether a page has such a passage is known only once it is rendered.
  change('navigation.yaml', /link: \/privacy-policy \}/, "link: '/privacy-policy#nothing' }");
  const site = createPreviousSite();
  const steps: string[] = [];
  const onStep = (step: string) => steps.push(step);
  await expect(buildSite({ content: folder, out: site.out, sharePictures: false, onStep })).rejects.toThrow(
    /content\/navigation\.yaml: line \d+: a link leads to #nothing, which is not a passage of \/privacy-policy/,
  );
  expect(steps.at(-1)).toMatch(/^Rendering \d+ pages$/);
  expectOnlyPreviousSite(site);
});

test('a build that fails in its cache, once all pages are written, leaves the previous site, and no files beside it', async () => {
  const prune = vi.spyOn(SiteCache.prototype, 'prune').mockImplementation(() => {
    throw new Error('the disk is gone');
  });
  onTestFinished(() => prune.mockRestore());
  const site = createPreviousSite();
  const { folder } = copyContent();
  await expect(buildSite({ content: folder, out: site.out, sharePictures: false, compress: false })).rejects.toThrow(
    'the disk is gone',
  );
  expectOnlyPreviousSite(site);
});
