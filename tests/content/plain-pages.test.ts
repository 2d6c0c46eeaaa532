import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContent } from '#prerender/content/read-content.ts';
import { shareCards } from '#prerender/data/share-cards.ts';
import { sitePages } from '#prerender/data/site-pages.ts';
import { structuredData } from '#prerender/structured-data.ts';
import { copyContent } from './content-copy.ts';
import { plainPageExample } from './plain-page-example.ts';
import { smallContent } from './small-content.ts';
import { plain } from '#site/pages/plain/page.ts';

test('a file is a page at the address of its name, with the closing banner and without a hero', async () => {
  const content = await smallContent().read();
  expect(content.routes).toContainEqual({ path: '/moving', page: plain });
  expect(plain).toMatchObject({ hero: false, closingBanner: true });
  const page = content.page(plain.schema, '/moving');
  expect(page.sections.map(({ kind }) => kind)).toEqual([
    'text',
    'list',
    'steps',
    'table',
    'questions',
    'picture',
    'links',
  ]);
  expect(JSON.stringify(page)).not.toContain('{{');
});

test('a new file is a page the next time the content is read, a removed file no longer is', async () => {
  const content = smallContent();
  content.write('plain-pages/imprint.yaml', readFileSync(join(content.folder, 'plain-pages/moving.yaml')));
  content.change('plain-pages/imprint.yaml', 'title: Moving', 'title: Imprint');
  content.change('plain-pages/imprint.yaml', 'a shop of ours moves', 'our shop moves');
  content.change('navigation.yaml', '/privacy-policy', '/imprint');
  expect(await content.problems()).toEqual([]);
  content.remove('plain-pages/imprint.yaml');
  expect(await content.problems()).toEqual([
    expect.stringContaining('leads to /imprint, which is not a page of the site: correct the address'),
  ]);
});

test('the passages that a plain page links to are checked, like the passages of menus and redirects', async () => {
  const content = smallContent();
  content.change('redirects.yaml', 'to: /team', "to: '/careers#terms'");
  const { passages } = await content.read();
  expect(passages).toContainEqual(
    expect.objectContaining({ target: '/careers', anchor: 'terms', file: 'redirects.yaml', line: 2 }),
  );
  // Line 11 has a link in a paragraph, line 12 a section's link.
  for (const line of [11, 12]) {
    expect(passages).toContainEqual(
      expect.objectContaining({ target: '/careers', anchor: 'week', file: 'plain-pages/moving.yaml', line }),
    );
  }
  expect(passages).toContainEqual(
    expect.objectContaining({ target: '/moving', anchor: 'days', file: 'navigation.yaml' }),
  );
});

test('the passages that the privacy policy links to are checked', async () => {
  const content = smallContent();
  content.change('pages/privacy-policy.yaml', 'blocks: [', "blocks: ['Apply [here](/careers#week).', ");
  const { passages } = await content.read();
  expect(passages).toContainEqual(
    expect.objectContaining({ target: '/careers', anchor: 'week', file: 'pages/privacy-policy.yaml', line: 9 }),
  );
});

test('the structured data of a plain page has its breadcrumbs', async () => {
  const { folder } = copyContent();
  mkdirSync(join(folder, 'plain-pages'), { recursive: true });
  writeFileSync(join(folder, 'plain-pages/accessibility.yaml'), plainPageExample());
  const content = await readContent(folder);
  const page = sitePages(content).find(({ path }) => path === '/accessibility')!;
  const { '@graph': graph } = structuredData(page, content) as { '@graph': Record<string, unknown>[] };
  expect(graph.map((part) => part['@type'])).toEqual(['WebPage', 'BreadcrumbList']);
  expect(graph[1]!['itemListElement']).toMatchObject([{ name: content.company.name }, { name: 'Accessibility' }]);
});

test('a plain page is shared with its first picture, or the closing banner’s if it has none', async () => {
  const { folder } = copyContent();
  mkdirSync(join(folder, 'plain-pages'), { recursive: true });
  const file = join(folder, 'plain-pages/accessibility.yaml');
  const sharePicture = async () => {
    const content = await readContent(folder);
    return shareCards(content, sitePages(content)).find(({ path }) => path === '/accessibility')!.picture;
  };
  writeFileSync(file, plainPageExample());
  expect(await sharePicture()).toBe('error');
  writeFileSync(file, plainPageExample().replace(/ {2}- kind: picture[^]*(?= {2}- kind: links)/, ''));
  const { callToAction } = parse(readFileSync(join(folder, 'navigation.yaml'), 'utf8')) as {
    callToAction: { picture: { picture: string } };
  };
  expect(await sharePicture()).toBe(callToAction.picture.picture);
});
