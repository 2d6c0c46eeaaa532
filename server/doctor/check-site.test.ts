import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exampleDist } from '../testing/example-dist.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { checkSite } from './check-site.ts';

const homePage = '<!doctype html><link rel="canonical" href="https://www.example.com/"><title>Home</title>';

it('a built site is reported with its release and its published address', () => {
  const { site, findings } = checkSite(exampleDist({ 'index.html': homePage }), temporaryFolder());
  expect(site).toEqual({ release: 'one', address: 'https://www.example.com' });
  expect(findings).toMatchObject([{ state: 'ok', message: expect.stringContaining('release one') }]);
});

it('a missing or incomplete site is reported as wrong', () => {
  expect(checkSite('/nowhere', '/').findings).toEqual([wrongSite(/npm run build/)]);
  const incomplete = exampleDist({ '404.html': undefined });
  expect(checkSite(incomplete, '/').findings).toEqual([wrongSite(/404\.html/)]);
});

it('a site older than its content is reported as wrong', () => {
  const project = temporaryFolder();
  mkdirSync(join(project, 'content/pages'), { recursive: true });
  const file = join(project, 'content/pages/home.yaml');
  writeFileSync(file, '');
  const dist = exampleDist();
  utimesSync(file, new Date(), new Date(Date.now() + 60_000));
  expect(checkSite(dist, project).findings).toEqual([wrongSite(/older than .*home\.yaml/)]);
  utimesSync(file, new Date(), new Date(Date.now() - 60_000));
  expect(checkSite(dist, project).findings).toMatchObject([{ state: 'ok' }]);
});

it('a site built after its content changed is not reported as old, even if some of its files are older', () => {
  const project = temporaryFolder();
  mkdirSync(join(project, 'content/blog'), { recursive: true });
  const file = join(project, 'content/blog/article.md');
  writeFileSync(file, '');
  const dist = exampleDist();
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  utimesSync(join(dist, '404.html'), minutesAgo(60), minutesAgo(60));
  utimesSync(file, minutesAgo(1), minutesAgo(1));
  expect(checkSite(dist, project).findings).toMatchObject([{ state: 'ok' }]);
});

function wrongSite(message: RegExp) {
  return { what: 'site', state: 'wrong', message: expect.stringMatching(message) };
}
