import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildSite } from '#prerender/build-site.ts';
import { copyContent } from './content-copy.ts';

test('a build that fails after its pages are drawn leaves the site that stands, and nothing beside it', async () => {
  const { folder, change } = copyContent();
  change('pages/privacy-policy.yaml', 'link: /contact-us', 'link: /contact-them');
  const place = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const out = join(place, 'dist');
  mkdirSync(out);
  writeFileSync(join(out, 'index.html'), 'The site that stands');

  await expect(buildSite({ content: folder, out, sharePictures: false })).rejects.toThrow('/contact-them');
  expect(readFileSync(join(out, 'index.html'), 'utf8').slice(0, 40)).toBe('The site that stands');
  expect(readdirSync(place)).toEqual(['dist']);
});
