import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContent } from '#prerender/content/read-content.ts';
import { plain } from '#site/pages/plain/page.ts';
import { applyMistake, type Mistake } from './mistake.ts';
import * as inAddresses from './mistakes-in-addresses.ts';
import * as inArticles from './mistakes-in-articles.ts';
import * as inCompany from './mistakes-in-company.ts';
import * as inEntries from './mistakes-in-entries.ts';
import * as inFrontMatter from './mistakes-in-front-matter.ts';
import * as inPages from './mistakes-in-pages.ts';
import * as inYaml from './mistakes-in-yaml.ts';
import { smallContent, smallDay, smallRoutes, uncheckedFiles } from './small-content.ts';

const groups = Object.entries({
  ...inYaml,
  ...inEntries,
  ...inCompany,
  ...inAddresses,
  ...inPages,
  ...inFrontMatter,
  ...inArticles,
});

/** The messages that an editor sees, by the name of the mistake. */
const messages = parse(readFileSync(join(import.meta.dirname, 'messages.yaml'), 'utf8')) as Record<string, string[]>;

/** Whether only the definition of a page that the site does not have finds a mistake. */
const isUnchecked = ({ name, file }: Mistake) =>
  uncheckedFiles.some(
    (unchecked) =>
      file === unchecked || messages[name]?.some((message) => message.startsWith(`content/${unchecked}: `)),
  );

test('the small content has no problems', async () => {
  expect(await smallContent().problems()).toEqual([]);
});

test('a content folder whose name has a trailing slash is read', async () => {
  const { folder } = smallContent();
  await expect(readContent(`${folder}/`, { routes: smallRoutes, today: smallDay })).resolves.toBeDefined();
});

test('each mistake has its messages, and no message is unused', () => {
  const names = groups.flatMap(([, mistakes]) => mistakes.map(({ name }) => name));
  expect(names.toSorted()).toEqual(Object.keys(messages).toSorted());
  expect(names.length).toBeGreaterThan(0);
});

describe('a mistake is reported with file, line, field and fix', () => {
  for (const [group, mistakes] of groups) {
    test.each(mistakes.filter((mistake) => !isUnchecked(mistake)))(`${group}: $name`, async (mistake) => {
      const content = smallContent();
      applyMistake(content, mistake);
      const lines = await content.problems();
      expect(lines).toEqual(messages[mistake.name]);
    });
  }
});

test('no message is a library’s own', () => {
  const lines = Object.values(messages).flat();
  expect(lines.filter((line) => !/^content\/[^:]+: (line \d+: )?/.test(line))).toEqual([]);
  expect(
    lines.filter((line) => /\b(expected|received|invalid|undefined|null|string|array|map keys?)\b/i.test(line)),
  ).toEqual([]);
});

test('all mistakes are reported together, in the order of the files', async () => {
  const content = smallContent();
  content.change('pages/team.yaml', 'heading: Team', 'heading: 1');
  content.change('pages/careers.yaml', 'claim: There is', 'claim: There: is');
  content.change('blog/closing-a-shop.md', 'Lock the door.', '[us](/teem)');
  content.change('blog/opening-a-shop.md', 'id: 1', 'id: one');
  content.change('people/team.yaml', 'id: ben-cole', 'id: ana-lopez');
  content.change('company.yaml', '(254) 555-0168', '1');
  const files = (await content.problems()).map((line) => line.split(': ')[0]);
  expect([...new Set(files)]).toEqual([
    'content/blog/closing-a-shop.md',
    'content/blog/opening-a-shop.md',
    'content/company.yaml',
    'content/pages/careers.yaml',
    'content/pages/team.yaml',
    'content/people/team.yaml',
  ]);
});

test('a misspelled placeholder of a page is reported even if addresses in company.yaml are placeholders', async () => {
  const content = smallContent();
  content.change('company.yaml', 'email: waco@copperwren.example', "email: '{{company.email}}'");
  expect(await content.problems()).toEqual([]);
  content.change('pages/team.yaml', 'heading: Team', "heading: '{{company.nane}}'");
  expect(await content.problems()).toEqual([
    expect.stringContaining('{{company.nane}} is not in content/company.yaml'),
  ]);
});

test('a figure may contain a value of the company', async () => {
  const content = smallContent();
  content.change('figures.yaml', "lots: '3'", "lots: '3', place: '{{company.offices.0.city}}'");
  expect((await content.read()).figures).toEqual({ shop: { lots: '3', place: 'Waco' } });
});

test('an unquoted figure is one problem, not another one for each page that shows figures', async () => {
  const content = smallContent();
  content.change('pages/team.yaml', /^heading: .*$/m, "heading: 'Our {{figures.shop.lots}} lots'");
  content.change('pages/careers.yaml', /^claim: .*$/m, "claim: 'Open in {{figures.shop.lots}} places'");
  expect(await content.problems()).toEqual([]);
  content.change('figures.yaml', "'3'", '3');
  expect(await content.problems()).toEqual([expect.stringMatching(/^content\/figures\.yaml: line 2: shop › lots: /)]);
});

test('a figure that is wrong does not make texts that show it too long', async () => {
  const content = smallContent();
  const placeholder = ' {{figures.shop.lots}}';
  content.change('pages/team.yaml', /^description: (.*)$/m, `description: '${'A word. '.repeat(18)}${placeholder}'`);
  expect(await content.problems()).toEqual([]);
  content.change('figures.yaml', "'3'", '3');
  expect(await content.problems()).toEqual([expect.stringMatching(/^content\/figures\.yaml: line 2: shop › lots: /)]);
});

test('two people with one id are not reported as a problem of an article’s author', async () => {
  const content = smallContent();
  content.change('people/team.yaml', 'id: ben-cole', 'id: ana-lopez');
  expect((await content.problems()).filter((line) => line.includes('author'))).toEqual([]);
});

test('an API address from the environment overrides company.yaml, and is checked like it', async () => {
  const content = smallContent();
  const api = 'https://api.example/v1/api/';
  expect((await content.read({ api })).company.enquiry.api).toBe(api);
  expect((await content.read()).company.enquiry.api).toBe('/api/');
  expect(await content.problems({ api: 'https://api.example/' })).toEqual([
    expect.stringContaining('API_URL is “https://api.example/”: must end in /api/'),
  ]);
});

test('a content folder is checked against its own marks and pictures', async () => {
  const content = smallContent();
  content.write('brand/marks.svg', '<svg><symbol id="theirs"></symbol></svg>');
  content.write('pictures/index.json', '{}');
  const lines = await content.problems();
  expect(lines).toContainEqual(
    expect.stringMatching(/names the mark “postgres”, which content\/brand\/marks\.svg does not have/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/names the picture “counter”, which does not exist/));
});

test('a mark that cannot be read is named', async () => {
  const content = smallContent();
  mkdirSync(join(content.folder, 'brand/marks/fox.svg'), { recursive: true });
  expect(await content.problems()).toEqual([
    'content/brand/marks/fox.svg: does not exist or cannot be read: restore it, for example from Git',
  ]);
});

test('a missing or broken list of pictures is reported with the command that writes it', async () => {
  const content = smallContent();
  const message =
    'content/pictures/index.json: does not exist or cannot be read: run “npm run art -- encode”, which writes it';
  content.write('pictures/index.json', '');
  expect(await content.problems()).toEqual([message]);
  content.remove('pictures/index.json');
  expect(await content.problems()).toEqual([message]);
});

test('spaces around an address are ignored', async () => {
  const content = smallContent();
  content.change('navigation.yaml', "'/moving#days'", "'/moving#days '");
  content.change('navigation.yaml', 'link: /contact-us', "link: ' /contact-us '");
  content.change('plain-pages/moving.yaml', 'id: days', "id: 'days '");
  content.change('plain-pages/moving.yaml', '(/team)', '( /team )');
  expect(await content.problems()).toEqual([]);
  const { passages, navigation } = await content.read();
  expect(passages).toContainEqual(expect.objectContaining({ target: '/moving', anchor: 'days' }));
  expect(navigation.callToAction.link).toBe('/contact-us');
});

test('a picture of the wrong shape is reported by every read, as by a development server at each save', async () => {
  const content = smallContent();
  // Removes the drawings: just copied, they would make every read look at all articles again.
  content.change('blog/opening-a-shop.md', /^::figure.*$/m, '');
  for (const file of ['till.svg', 'till-phone.svg']) content.remove(`blog/figures/${file}`);
  content.change(
    'pictures/index.json',
    /(?<="cover-closing-a-shop": \{\s*)"width": 1600,\s*"height": 900/,
    '"width": 1600, "height": 1600',
  );
  const problems = await content.problems();
  expect(problems).toEqual([expect.stringContaining('“cover-closing-a-shop” is 1600x1600 pixels')]);
  expect(await content.problems()).toEqual(problems);
});

test('a slash at the end of a page’s address is ignored in menus, redirects and texts', async () => {
  const content = smallContent();
  content.change('navigation.yaml', "'/moving#days'", "'/moving/#days'");
  content.change('navigation.yaml', 'link: /team', 'link: /team/');
  content.change('redirects.yaml', 'to: /team', 'to: /team/');
  content.change('plain-pages/moving.yaml', '(/team)', '(/team/)');
  expect(await content.problems()).toEqual([]);
  const { passages, navigation, redirects, ...read } = await content.read();
  expect(passages).toContainEqual(expect.objectContaining({ target: '/moving', anchor: 'days' }));
  expect(navigation.footer.flat().map(({ link }) => link)).toEqual(expect.arrayContaining(['/team', '/moving#days']));
  expect(redirects[0]).toMatchObject({ to: '/team' });
  expect(JSON.stringify(read.page(plain.schema, '/moving'))).toContain('"link":"/team"');
});

test('a privacy policy has as many passages as it needs', async () => {
  const content = smallContent();
  content.change('pages/privacy-policy.yaml', / {2}- \{ id: passage-2[^\n]*\n/, '');
  expect(await content.problems()).toEqual([]);
  const extra = '  - { id: passage-9, heading: Passage 9, blocks: [What it says.] }\n';
  content.change('pages/privacy-policy.yaml', /(?= {2}- \{ id: passage-1,)/, extra);
  content.change('pages/privacy-policy.yaml', /(?= {2}- \{ id: passage-1,)/, extra.replaceAll('9', '10'));
  expect(await content.problems()).toEqual([]);
});

test('a text may be one quotation in curly quotes', async () => {
  const content = smallContent();
  content.change('pages/team.yaml', 'heading: Team', 'heading: “We carry, you rest.”');
  expect(await content.problems()).toEqual([]);
});
