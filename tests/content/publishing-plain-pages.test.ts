import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sitePages, upcomingPages } from '#prerender/data/site-pages.ts';
import { plain } from '#site/pages/plain/page.ts';
import type { PlainPageProps } from '#site/pages/plain/plain-page.tsx';
import { smallContent, type SmallContent } from './small-content.ts';

/** The small content with a plain page at /imprint that has `entries` besides the text of /moving. */
function withImprint(entries: string): SmallContent {
  const content = smallContent();
  const yaml = readFileSync(join(content.folder, 'plain-pages/moving.yaml'), 'utf8');
  content.write('plain-pages/imprint.yaml', `${entries}\n${yaml}`);
  content.change('plain-pages/imprint.yaml', 'title: Moving', 'title: Imprint');
  content.change('plain-pages/imprint.yaml', 'a shop of ours moves', 'our shop moves');
  return content;
}

/** Adds a copy of /imprint at /terms, which links to `target`. */
function addTerms(content: SmallContent, target: string): void {
  content.write('plain-pages/terms.yaml', readFileSync(join(content.folder, 'plain-pages/imprint.yaml')));
  content.change('plain-pages/terms.yaml', 'title: Imprint', 'title: Terms');
  content.change('plain-pages/terms.yaml', 'our shop moves', 'another shop moves');
  content.change('plain-pages/terms.yaml', '(/team)', `(${target})`);
}

const plainPaths = async (content: SmallContent, options: Parameters<SmallContent['read']>[0] = {}) => {
  const { routes } = await content.read(options);
  return routes.filter(({ page }) => page === plain).map(({ path }) => path);
};

test('a plain page that is a draft is omitted from a build and shown in development, with a label', async () => {
  const content = withImprint('draft: true');
  expect(await plainPaths(content)).toEqual(['/moving']);
  expect(await plainPaths(content, { drafts: true })).toEqual(['/imprint', '/moving']);
  const read = await content.read({ drafts: true });
  const pages = sitePages({ ...read, routes: read.routes.filter(({ page }) => page === plain) });
  expect(pages.map(({ path, props }) => [path, (props as PlainPageProps).draftLabel])).toEqual([
    ['/imprint', 'Draft'],
    ['/moving', undefined],
  ]);
});

test('problems in the draft of a plain page do not stop a build, and are reported in development', async () => {
  const content = withImprint('draft: true');
  content.change('plain-pages/imprint.yaml', 'lead:', 'led:');
  expect(await content.problems()).toEqual([]);
  expect(await content.problems({ drafts: true })).toEqual([
    'content/plain-pages/imprint.yaml: line 5: has the unknown entry “led”: correct its spelling or delete it; similar: lead',
  ]);
});

test('a plain page is published by the build on its day, and checked before it', async () => {
  const content = withImprint('published: 2025-03-01');
  expect(await plainPaths(content, { today: '2025-02-28' })).toEqual(['/moving']);
  expect(await plainPaths(content, { today: '2025-03-01' })).toEqual(['/imprint', '/moving']);
  const [upcoming] = upcomingPages(await content.read());
  expect(upcoming).toMatchObject({ path: '/imprint', status: 'scheduled', props: { draftLabel: 'From 01/03/2025' } });
  content.change('plain-pages/imprint.yaml', '(/team)', '(/teem)');
  expect(await content.problems()).toHaveLength(1);
});

test('a link to a plain page that is not published yet is reported, unless its page is published no earlier', async () => {
  const content = withImprint('draft: true');
  content.change('navigation.yaml', 'link: /team', 'link: /imprint');
  const messages = (why: string) => [
    `content/navigation.yaml: line 11: footer › 0 › 0 › link: leads to /imprint, which ${why}: link to it once it is published`,
  ];
  expect(await content.problems()).toEqual(messages('is a draft'));
  expect(await content.problems({ drafts: true })).toEqual(messages('is a draft'));
  content.change('plain-pages/imprint.yaml', 'draft: true', 'published: 2025-03-01');
  expect(await content.problems()).toEqual(messages('is not published before 2025-03-01'));
  content.change('navigation.yaml', 'link: /imprint', 'link: /team');
  addTerms(content, '/imprint');
  expect(await content.problems()).toEqual([]);
  content.change('plain-pages/terms.yaml', '2025-03-01', '2025-02-20');
  expect(await content.problems()).toEqual([
    expect.stringContaining('leads to /imprint, which is not published before 2025-03-01'),
  ]);
});

test('a passage of a page that is not published yet is not looked for in a build before its day', async () => {
  const content = withImprint('published: 2025-03-01');
  addTerms(content, '/imprint#days');
  const passagesOn = async (today: string) => (await content.read({ today })).passages.map(({ target }) => target);
  expect(await passagesOn('2025-02-28')).not.toContain('/imprint');
  expect(await passagesOn('2025-03-01')).toContain('/imprint');
});

test('a share picture may be chosen for the draft of a plain page', async () => {
  const content = withImprint('draft: true');
  content.change('share/pictures.yaml', '/team:', '/imprint:');
  expect(await content.problems()).toEqual([]);
});
