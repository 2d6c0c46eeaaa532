import { expect, test } from 'vitest';
import { shownOf } from '#prerender/build-site.ts';
import { readContent } from '#prerender/content/read-content.ts';
import { releaseName } from '#prerender/release-name.ts';
import { copyContent } from './content-copy.ts';

const nameOf = async (folder: string) => releaseName(...shownOf(await readContent(folder)));

test('the same content is the same release', async () => {
  expect(await nameOf(copyContent().folder)).toBe(await nameOf(copyContent().folder));
});

for (const [what, file, from, to] of [
  ['the closing banner’s heading', 'navigation.yaml', 'ready to boost', 'willing to boost'],
  ['an error’s words', 'pages/error.yaml', /tryAgain: .*/, 'tryAgain: Once more'],
  ['a page’s words', 'pages/team.yaml', /heading: .*/, 'heading: The people'],
] as const) {
  test(`another release has ${what}, when only that changes`, async () => {
    const { folder, change } = copyContent();
    const before = await nameOf(folder);
    change(file, from, to);
    expect(await nameOf(folder)).not.toBe(before);
  });
}
