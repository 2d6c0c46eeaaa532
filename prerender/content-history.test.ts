import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { hasGit, testRepository } from '#hosting/testing/test-repository.ts';
import { home } from '#site/pages/home/page.ts';
import { plain } from '#site/pages/plain/page.ts';
import type { Article } from '#site/pages/site-content.ts';
import { lastChange } from './content-history.ts';

/** A repository with a content folder and these commits: the day, and the changed file. */
function repository(commits: [day: string, file: string][]): string {
  const root = temporaryFolder();
  const git = testRepository(root);
  for (const [day, file] of commits) {
    mkdirSync(join(root, 'content', file, '..'), { recursive: true });
    writeFileSync(join(root, 'content', file), day);
    git('add', '.');
    const date = `${day}T12:00:00Z`;
    execFileSync('git', ['commit', '--quiet', '-m', day, '--date', date], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: date },
    });
  }
  return root;
}

const articlePage = (published: string) => ({
  path: '/blog/a',
  definition: home,
  article: { file: 'blog/a.md' } as Article,
  published,
});

test.runIf(hasGit)('a page counts as changed when its own file changed', () => {
  const root = repository([
    ['2024-03-01', 'pages/team.yaml'],
    ['2024-04-02', 'pages/team.yaml'],
    ['2024-05-03', 'pages/careers.yaml'],
    ['2024-06-04', 'plain-pages/imprint.yaml'],
  ]);
  const lastChangeOf = lastChange(join(root, 'content'));
  expect(lastChangeOf({ path: '/team', definition: home, published: '' })).toBe('2024-04-02');
  expect(lastChangeOf({ path: '/imprint', definition: plain, published: '' })).toBe('2024-06-04');
  expect(lastChangeOf({ path: '/imprint', definition: plain, published: '2024-07-05' })).toBe('2024-07-05');
});

test.runIf(hasGit)('an article’s last change is never before its publication', () => {
  const lastChangeOf = lastChange(join(repository([['2024-03-01', 'blog/a.md']]), 'content'));
  expect(lastChangeOf(articlePage('2024-06-01'))).toBe('2024-06-01');
  expect(lastChangeOf(articlePage('2023-06-01'))).toBe('2024-03-01');
});

test('without a Git history an article’s last change is its publication, and another page’s is unknown', () => {
  const lastChangeOf = lastChange(temporaryFolder());
  const page = articlePage('2024-06-01');
  expect(lastChangeOf(page)).toBe('2024-06-01');
  expect(lastChangeOf({ path: '/team', definition: home, published: '' })).toBeUndefined();
  expect(lastChangeOf({ ...page, article: { ...page.article, updated: '2024-07-02' } })).toBe('2024-07-02');
});

test('a page of a list changes when its newest article is published', () => {
  const list = (newest: string) => ({ path: '/blog', pageNumber: 2, pageCount: 3, newest });
  const secondPage = { path: '/blog/page/2', definition: home, published: '' };
  expect(lastChange(temporaryFolder())({ ...secondPage, list: list('2024-06-01') })).toBe('2024-06-01');
  expect(lastChange(temporaryFolder())({ ...secondPage, list: list('') })).toBeUndefined();
});

test.runIf(hasGit)(
  'a later page of a list changes with the list’s own file or its newest article, whichever is later',
  () => {
    const lastChangeOf = lastChange(join(repository([['2024-03-01', 'pages/blog.yaml']]), 'content'));
    const list = { path: '/blog', pageNumber: 2, pageCount: 3, newest: '2023-01-01' };
    const secondPage = { path: '/blog/page/2', definition: home, published: '' };
    expect(lastChangeOf({ ...secondPage, list })).toBe('2024-03-01');
    expect(lastChangeOf({ ...secondPage, list: { ...list, newest: '2024-04-02' } })).toBe('2024-04-02');
  },
);

test.runIf(hasGit)('the history of a shallow clone is ignored', () => {
  const root = repository([
    ['2024-03-01', 'pages/team.yaml'],
    ['2024-05-03', 'pages/careers.yaml'],
    ['2024-06-04', 'plain-pages/imprint.yaml'],
  ]);
  const shallow = join(temporaryFolder(), 'shallow');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, shallow], { stdio: 'pipe' });
  expect(lastChange(join(shallow, 'content'))({ path: '/careers', definition: home, published: '' })).toBeUndefined();
});
