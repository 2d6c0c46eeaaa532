import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { buildSite } from '#prerender/build-site.ts';
import { readContent } from '#prerender/content/read-content.ts';
import { shareCards } from '#prerender/data/share-cards.ts';
import { sitePages } from '#prerender/data/site-pages.ts';
import { currentSharePictures, readShareIndex } from '#prerender/share-pictures.ts';
import { drawShares } from '../../art/share/draw-shares.ts';
import { copyContent } from './content-copy.ts';

const problemOf = async (folder: string) => {
  try {
    const content = await readContent(folder);
    currentSharePictures(shareCards(content, sitePages(content)), readShareIndex(folder));
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
};

test('a title that its share picture lacks is reported with the page and the command that redraws it', async () => {
  const { folder, change } = copyContent();
  change('pages/privacy-policy.yaml', /^title: .*/m, 'title: What we keep');
  const message = await problemOf(folder);
  expect(message).toContain('than the pages do: /privacy-policy. ');
  expect(message).toContain('Run “npm run art -- share”');
});

test('a new company name makes every share picture out of date', async () => {
  const { folder, change } = copyContent();
  change('company.yaml', /^name: .*/m, 'name: Another Company');
  expect(await problemOf(folder)).toMatch(/: \/, \/why-us, .* and \d+ more\. Run/);
});

test('the committed content has no problems, share pictures included', async () => {
  expect(await problemOf(copyContent().folder)).toBe('nothing');
});

test('a scheduled page without a share picture fails the build today: the build on its day must find everything', async () => {
  const { folder } = copyContent();
  mkdirSync(join(folder, 'plain-pages'), { recursive: true });
  writeFileSync(
    join(folder, 'plain-pages/imprint.yaml'),
    `published: 2099-01-01
title: Imprint
heading: Imprint
description: Who runs this site, where the company is registered, and how to reach the people who answer for its words.
sections:
  - { kind: text, heading: Who, paragraphs: [The company runs it.] }
`,
  );
  const build = buildSite({ content: folder, out: join(temporaryFolder(), 'dist') });
  await expect(build).rejects.toThrow(/\/imprint.*Run “npm run art -- share”/s);
});

test('a name that no share picture has is refused before anything is drawn', async () => {
  const content = pathToFileURL(`${copyContent().folder}/`);
  await expect(drawShares(['hme'], { content, masters: content })).rejects.toThrow(
    'no page has a share picture “hme”: correct the name; similar: home',
  );
});
