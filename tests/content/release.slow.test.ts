import { expect, test } from 'vitest';
import { layoutContent } from '#prerender/build-site.ts';
import { readContent } from '#prerender/content/read-content.ts';
import { releaseName } from '#prerender/release-name.ts';
import { copyContent } from './content-copy.ts';

const nameOf = async (folder: string) => releaseName(layoutContent(await readContent(folder)));

test('the same content is the same release', async () => {
  expect(await nameOf(copyContent().folder)).toBe(await nameOf(copyContent().folder));
});

for (const [changedText, file, from, to] of [
  ['the closing banner’s heading', 'navigation.yaml', /^  heading: .*/m, '  heading: Willing'],
  ['an error’s words', 'pages/error.yaml', /tryAgain: .*/, 'tryAgain: Once more'],
] as const) {
  test(`the release changes with ${changedText} alone`, async () => {
    const { folder, change } = copyContent();
    const before = await nameOf(folder);
    change(file, from, to);
    expect(await nameOf(folder)).not.toBe(before);
  });
}

test('the release does not change with a page’s own content', async () => {
  const { folder, change } = copyContent();
  const before = await nameOf(folder);
  change('pages/privacy-policy.yaml', /^heading: .*/m, 'heading: What we keep');
  expect(await nameOf(folder)).toBe(before);
});
