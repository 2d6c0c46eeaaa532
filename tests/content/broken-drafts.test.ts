import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPassageLinks } from '#prerender/check-passage-links.ts';
import { readWithDrafts } from '#prerender/read-with-drafts.ts';
import { pageNamed } from '../site/page-named.ts';
import { smallContent, type SmallContent } from './small-content.ts';

/** Adds a draft, a copy of the second article with another title and id 3, that differs from it by `changes`. */
function addDraft(content: SmallContent, file: string, ...changes: [from: string, to: string][]): void {
  const article = readFileSync(join(content.folder, 'blog/closing-a-shop.md'), 'utf8');
  content.write(file, article);
  content.change(file, 'id: 2', 'id: 3\ndraft: true');
  content.change(file, 'title: ', `title: ${file} `);
  content.change(file, 'description: ', `description: ${file} `);
  for (const [from, to] of changes) content.change(file, from, to);
}

/** The content as a development server shows it. Every page has the passages that the small content links to, and no others. */
const shown = ({ folder, read }: SmallContent) =>
  readWithDrafts(folder, async (leftOutDrafts) => {
    const content = await read({ drafts: true, leftOutDrafts });
    const document = '<main><p id="week"></p><p id="days"></p><p id="the-last-day"></p></main>';
    await checkPassageLinks(content.passages, async () => document);
    return content;
  });

const slugsOf = ({ content }: Awaited<ReturnType<typeof shown>>) => content.articles.map(({ slug }) => slug);

const publishedSlugs = ['closing-a-shop', 'opening-a-shop'];

// A draft may lack its pictures only where the list of articles has a placeholder for them.
const hasBlog = pageNamed('blog') !== undefined;

test.runIf(hasBlog).each<[mistake: string, changes: [from: string, to: string][], problem: string]>([
  [
    'a link to nowhere',
    [['Lock the door.', '[Us](/teem)']],
    'line 17: a link leads to /teem, which is not a page of the site: correct the address; similar: /team',
  ],
  [
    'a link to a passage that its page lacks',
    [['Lock the door.', '[Us](/careers#month)']],
    'line 17: a link leads to #month, which is not a passage of /careers: correct it, or leave out # and what follows; it has week, days, the-last-day',
  ],
  [
    'an unknown entry',
    [['category:', 'topic: Shops\ncategory:']],
    'line 6: has the unknown entry “topic”: correct its spelling or delete it',
  ],
  [
    'the id of a newer article',
    [
      ['id: 3', 'id: 2'],
      ['2025-01-20', '2025-01-19'],
    ],
    'line 2: id: is 2, which content/blog/closing-a-shop.md also has: give the newer article 3',
  ],
])('a draft with %s is left out with its problem', async (_, changes, problem) => {
  const content = smallContent();
  addDraft(content, 'blog/half-done.md', ...changes);
  const read = await shown(content);
  expect(slugsOf(read)).toEqual(publishedSlugs);
  expect(read.brokenDrafts).toEqual([
    { file: 'blog/half-done.md', path: '/blog/half-done', problems: [`content/blog/half-done.md: ${problem}`] },
  ]);
});

test.runIf(hasBlog)('a draft without mistakes is shown beside one with mistakes', async () => {
  const content = smallContent();
  addDraft(content, 'blog/broken.md', ['id: 3', 'id: 4'], ['Lock the door.', '[Us](/teem)']);
  addDraft(content, 'blog/ready.md', ['Lock the door.', 'See [what follows](/blog/broken).']);
  const read = await shown(content);
  expect(slugsOf(read)).toEqual(['ready', ...publishedSlugs]);
  expect(read.brokenDrafts.map(({ file }) => file)).toEqual(['blog/broken.md']);
});

test('the draft of a plain page with a mistake is left out', async () => {
  const content = smallContent();
  content.write('plain-pages/imprint.yaml', 'draft: true\ntitle: Imprint\n');
  const { content: read, brokenDrafts } = await shown(content);
  expect(read.routes.map(({ path }) => path)).not.toContain('/imprint');
  expect(brokenDrafts).toEqual([
    {
      file: 'plain-pages/imprint.yaml',
      path: '/imprint',
      problems: expect.arrayContaining([
        'content/plain-pages/imprint.yaml: line 1: sections: is missing: add this entry',
      ]) as string[],
    },
  ]);
});

test.runIf(hasBlog)('a mistake in published content stops all pages, and is listed with those of drafts', async () => {
  const content = smallContent();
  addDraft(content, 'blog/broken.md', ['Lock the door.', '[Us](/teem)']);
  content.change('plain-pages/moving.yaml', '(/team)', '(/teams)');
  await expect(shown(content)).rejects.toThrow(
    /^content\/blog\/broken\.md: .*\/teem.*\ncontent\/plain-pages\/moving\.yaml: .*\/teams/,
  );
});

test.runIf(hasBlog)('a draft whose YAML cannot be read stops all pages, as it stops a build', async () => {
  const content = smallContent();
  addDraft(content, 'blog/broken.md', ['category: Shops', 'category: [Shops']);
  const problems = await content.problems();
  expect(problems).toHaveLength(1);
  await expect(shown(content)).rejects.toThrow(problems[0]);
});
