import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { buildSite } from '#prerender/build-site.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { copyContent } from '../content/content-copy.ts';

/** The content of every file of a site. */
function filesOf(site: string): Map<string, string> {
  const entries = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return new Map(files.map((file) => [relative(site, file), readFileSync(file, 'latin1')]));
}

/** The names of files that differ between two sites. */
function differences(first: Map<string, string>, second: Map<string, string>): string[] {
  return [...new Set([...first.keys(), ...second.keys()])].filter((name) => first.get(name) !== second.get(name));
}

/** Creates a copy of the content, pictures included, and functions that change and build it. */
function createSites() {
  const { folder, change } = copyContent();
  const pictures = join(folder, 'pictures');
  const original = readFileSync(join(pictures, 'index.json'), 'utf8');
  const root = temporaryFolder();
  cpSync(pictures, join(root, 'pictures'), { recursive: true, dereference: true });
  unlinkSync(pictures);
  renameSync(join(root, 'pictures'), pictures);
  // The folder is inside the project, where a renderer's imports of packages resolve.
  const caches = mkdtempSync(join(projectRoot, '.cache/cached-build-'));
  onTestFinished(() => rmSync(caches, { recursive: true }));
  const cache = join(caches, 'kept');
  const build = async (out: string, cacheFolder: string) => {
    await buildSite({ content: folder, out, cache: cacheFolder, sharePictures: false, compress: false });
    return filesOf(out);
  };
  /** Builds with the cache of earlier builds, and replaces the last site. */
  const buildCached = () => build(join(root, 'dist'), cache);
  /** Builds with a cache of only the scripts, which do not depend on content. */
  const buildCold = async () => {
    const empty = mkdtempSync(join(caches, 'empty-'));
    for (const part of ['bundles', 'files']) cpSync(join(cache, part), join(empty, part), { recursive: true });
    const files = await build(mkdtempSync(join(root, 'cold-')), empty);
    rmSync(empty, { recursive: true });
    return files;
  };
  const setPicture = (name: string, hash: string) =>
    writeFileSync(
      join(pictures, 'index.json'),
      original.replace(new RegExp(`("${name}": .*"hash":")\\w+`), `$1${hash}`),
    );
  return { folder, change, buildCached, buildCold, setPicture };
}

type Sites = ReturnType<typeof createSites>;

const article = 'blog/developer-syndrome.md';

/** An edit by what it changes, with a file of the site that must differ afterward. */
type Edit = [subject: string, edit: (site: Sites) => void, changedFile: string];

/**
 * Edits in groups, each of which ends with a comparison to a build from scratch. The articles that a group edits are on
 * different pages of the list: an edit that rewrites the same files would hide that another one went unnoticed.
 */
const groups: Edit[][] = [
  [
    [
      'an article',
      ({ change }) => change('blog/revolutionize-mobile-connectivity.md', /\s*$/, '\n\nOne sentence more.\n'),
      'blog/revolutionize-mobile-connectivity/index.html',
    ],
    [
      'a title that others link to',
      ({ change }) => change(article, /^title: .*/m, 'title: Another title'),
      'blog/nlp-text-classification/index.html',
    ],
    [
      'a picture',
      ({ setPicture }) => setPicture('cover-cecl-model-risk-application', 'fedcba9876543210'),
      'blog/page/2/index.html',
    ],
  ],
  [
    [
      'the company’s name',
      ({ change }) => change('company.yaml', /^name: .*/m, 'name: Other Works'),
      'team/index.html',
    ],
  ],
  [
    [
      'the navigation',
      ({ change }) => change('navigation.yaml', 'name: Careers', 'name: Work here'),
      'team/index.html',
    ],
  ],
];

const newArticle = 'blog/one-more.md';

/** Copies an article and its pictures under another name. */
function addArticle({ folder }: Sites) {
  const text = readFileSync(join(folder, article), 'utf8');
  const copy = text
    .replace(/^id: .*/m, 'id: 99')
    .replace(/^title: .*/m, 'title: One more')
    .replace(/^(description: .*)\./m, '$1!');
  writeFileSync(join(folder, newArticle), copy.replace(/^published: .*/m, 'published: 2025-02-01'));
  const index = join(folder, 'pictures/index.json');
  const listed = JSON.parse(readFileSync(index, 'utf8')) as Record<string, object>;
  for (const name of ['cover', 'hero']) listed[`${name}-one-more`] = listed[`${name}-developer-syndrome`]!;
  writeFileSync(index, JSON.stringify(listed));
  const pictures = join(folder, 'pictures');
  const originals = readdirSync(pictures).filter((file) => /^(cover|hero)-developer-syndrome-\d/.test(file));
  for (const file of originals) {
    cpSync(join(pictures, file), join(pictures, file.replace('developer-syndrome', 'one-more')));
  }
}

test('a build with the cache of earlier ones equals one from scratch byte for byte, after every edit', async () => {
  const site = createSites();
  let before = await site.buildCached();
  const expectEdit = async ([subject, edit, changedFile]: Edit) => {
    edit(site);
    const after = await site.buildCached();
    expect(differences(before, after), subject).toContain(changedFile);
    before = after;
  };
  const expectLikeFromScratch = async (subject: string) =>
    expect(differences(before, await site.buildCold()), subject).toEqual([]);
  for (const group of groups) {
    for (const edit of group) await expectEdit(edit);
    await expectLikeFromScratch(group.map(([subject]) => subject).join(', '));
  }

  const beforeNewArticle = before;
  await expectEdit(['a new article', addArticle, 'blog/one-more/index.html']);
  await expectLikeFromScratch('a new article');
  rmSync(join(site.folder, newArticle));
  // Pictures are in the site whether or not an article shows them.
  const left = differences(await site.buildCached(), beforeNewArticle).filter((file) => !file.startsWith('pictures/'));
  expect(left, 'an article that is gone').toEqual([]);
}, 1_800_000);
