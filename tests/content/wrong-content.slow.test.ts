import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '#prerender/content/read-content.ts';
import { shareCards } from '#prerender/data/share-cards.ts';
import { sitePages } from '#prerender/data/site-pages.ts';
import { currentSharePictures, readShareIndex } from '#prerender/share-pictures.ts';
import { copyContent } from './content-copy.ts';

const complaint = async (folder: string) => {
  try {
    const content = await readContent(folder);
    currentSharePictures(shareCards(content, sitePages(content)), readShareIndex(folder));
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
};

test('a phone number of another shape is named with file, place and the shape it should have', async () => {
  const { folder, change } = copyContent();
  change('company.yaml', /phone: .*/, 'phone: 281.555.0168');
  expect(await complaint(folder)).toContain(
    'content/company.yaml: offices › 1 › phone: is no US phone number: write it as (281) 555-0142',
  );
});

test('a misspelt entry is named, and so is the one that is missing because of it', async () => {
  const { folder, change } = copyContent();
  change('pages/team.yaml', 'heading:', 'headline:');
  expect(await complaint(folder)).toBe(
    [
      'content/pages/team.yaml: heading: is missing: add this entry',
      'content/pages/team.yaml: has the unknown entry “headline”: correct its spelling or delete it',
    ].join('\n'),
  );
});

test('YAML that cannot be read is named with its line and the usual mend', async () => {
  const { folder, change } = copyContent();
  change('pages/careers.yaml', 'claim: There is a place open.', 'claim: Open: a place');
  const message = await complaint(folder);
  expect(message).toMatch(/^content\/pages\/careers\.yaml: line 4: /);
  expect(message).toContain('put quotes around words that contain a colon');
});

test('a tab and an entry that stands twice are named with their own mends', async () => {
  const { folder, change } = copyContent();
  change('pages/careers.yaml', 'claim:', '\tclaim:');
  expect(await complaint(folder)).toContain('line 4: cannot be read: indent with spaces, not with a tab');
  change('pages/careers.yaml', '\tclaim:', 'title: Twice\nclaim:');
  expect(await complaint(folder)).toContain('cannot be read: an entry of this name stands above');
});

test('words that YAML would drop as a remark are named', async () => {
  const { folder, change } = copyContent();
  change('pages/careers.yaml', 'claim: There is a place open.', 'claim: We are # 1 in Texas.');
  expect(await complaint(folder)).toBe(
    'content/pages/careers.yaml: line 4: “# 1 in Texas.” would not be shown: put quotes around the words, or the remark on a line of its own',
  );
});

test('a number in place of words and an entry without words are named in words', async () => {
  const { folder, change } = copyContent();
  change('pages/careers.yaml', 'claim: There is a place open.', 'claim: 100');
  expect(await complaint(folder)).toBe(
    'content/pages/careers.yaml: claim: is a number, not words: put quotes around it',
  );
  change('pages/careers.yaml', 'claim: 100', 'claim:');
  expect(await complaint(folder)).toBe(
    'content/pages/careers.yaml: claim: is empty: write its words, or delete the entry',
  );
});

test('a picture that does not exist is named with similar ones', async () => {
  const { folder, change } = copyContent();
  change('pages/careers.yaml', 'picture: careers', 'picture: careers-hero');
  expect(await complaint(folder)).toMatch(
    /^content\/pages\/careers\.yaml: picture › picture: names the picture “careers-hero”, which does not exist: see content\/pictures\/; similar: .*careers/,
  );
});

test('an unknown author is named with those that exist', async () => {
  const { folder, change } = copyContent();
  change('blog/securing-iot-devices.md', /author: .*/, 'author: nobody');
  expect(await complaint(folder)).toMatch(
    /^content\/blog\/securing-iot-devices\.md: author: “nobody” is not in content\/people\/team\.yaml: use one of mateo-arrieta, /,
  );
});

test('a company value that does not exist is named', async () => {
  const { folder, change } = copyContent();
  change('pages/team.yaml', '{{company.name}}', '{{company.nane}}');
  expect(await complaint(folder)).toBe(
    'content/pages/team.yaml: {{company.nane}} is not in content/company.yaml: correct its spelling',
  );
});

test('a missing page file is named', async () => {
  const { folder } = copyContent();
  rmSync(`${folder}/pages/why-us.yaml`);
  expect(await complaint(folder)).toBe('content/pages/why-us.yaml: does not exist or cannot be read: create the file');
});

test('a title that no longer stands in its share picture is named with the page and the command that draws it', async () => {
  const { folder, change } = copyContent();
  change('pages/careers.yaml', 'title: Careers', 'title: Work with us');
  const message = await complaint(folder);
  expect(message).toContain('than the pages do: /careers. ');
  expect(message).toContain('Run “npm run art -- share”');
});

test('another name of the company asks for every share picture', async () => {
  const { folder, change } = copyContent();
  change('company.yaml', /^name: .*/m, 'name: Another Company');
  expect(await complaint(folder)).toMatch(/: \/, \/why-us, .* and \d\d more\. Run/);
});

test('content as it is committed has nothing to complain of, share pictures included', async () => {
  expect(await complaint(copyContent().folder)).toBe('nothing');
});

test('a share picture chosen for an address that no page has is named', async () => {
  const { folder, change } = copyContent();
  change('share/pictures.yaml', '/team:', '/people:');
  expect(await complaint(folder)).toContain('content/share/pictures.yaml: no page has the address /people');
});

test('a content folder is checked against its own marks and pictures', async () => {
  for (const [own, file, text, said] of [
    [
      'brand',
      'marks.svg',
      '<svg><symbol id="theirs"></symbol></svg>',
      /which content\/brand\/marks\.svg does not have: theirs/,
    ],
    ['pictures', 'index.json', '{}', /names the picture “[^”]+”, which does not exist/],
  ] as const) {
    const { folder } = copyContent();
    rmSync(join(folder, own));
    mkdirSync(join(folder, own));
    writeFileSync(join(folder, own, file), text);
    expect(await complaint(folder)).toMatch(said);
  }
});

test('an API address from the environment takes the place of company.yaml’s, and is checked like it', async () => {
  const { folder } = copyContent();
  expect((await readContent(folder, 'https://api.example/v1/api/')).company.enquiry.api).toBe(
    'https://api.example/v1/api/',
  );
  expect((await readContent(folder)).company.enquiry.api).toBe('/api/');
  await expect(readContent(folder, 'https://api.example/')).rejects.toThrow(
    'API_URL is “https://api.example/”: must end in /api/',
  );
});
