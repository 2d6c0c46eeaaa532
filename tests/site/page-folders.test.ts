import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import type { ArticlePage, Page } from '#site/pages/define-page.ts';
import { plain } from '#site/pages/plain/page.ts';
import { routes } from '#site/routes.ts';
import { isSample } from '#tools/content-folder.ts';
import { importedFiles, pageFolderOf } from '../lint/imported-files.ts';

const filesLike = (pattern: string) =>
  globSync(pattern, { cwd: projectRoot }).filter((file) => !/\.(test|spec|examples)\.tsx?$/.test(file));

const importers = Map.groupBy(
  filesLike('{site,prerender}/**/*.{ts,tsx}').flatMap((file) =>
    importedFiles(file).map((imported) => ({ file, imported })),
  ),
  ({ imported }) => imported,
);
const importersOf = (file: string) => (importers.get(file) ?? []).map((entry) => entry.file);

/** The files of a page that other pages, the renderer and the build may import. */
const isDefinition = (file: string) => /\/(page|[\w-]+-(schemas?|props|check))\.ts$/.test(file);

/** The pages that import a file, directly or through others. */
function pagesThatReach(file: string, seen = new Set<string>()): Set<string> {
  const pages = new Set<string>();
  for (const importer of importersOf(file)) {
    const page = pageFolderOf(importer);
    if (page) pages.add(page);
    else if (!seen.has(importer)) {
      seen.add(importer);
      for (const found of pagesThatReach(importer, seen)) pages.add(found);
    }
  }
  return pages;
}

test('files in a page’s folder serve only that page, except its definition', () => {
  const strays = filesLike('site/pages/*/**/*.{ts,tsx,css}').flatMap((file) => {
    if (isDefinition(file)) return [];
    const foreignImporters = importersOf(file).filter(
      (importer) => pageFolderOf(importer) !== pageFolderOf(file) && !importsOnlyTypes(importer, file),
    );
    return foreignImporters.map((importer) => `${file} is imported by ${importer}`);
  });
  expect(strays).toEqual([]);
});

/** Whether a file imports nothing but types from another one. */
function importsOnlyTypes(importer: string, file: string): boolean {
  const from = `'[^']*/${basename(file)}'`;
  const isValue = new RegExp(`\\b(?:import|export) (?!type )[^;]*from ${from}|\\bimport\\(?\\s*${from}`);
  return !isValue.test(readFileSync(join(projectRoot, importer), 'utf8'));
}

test.runIf(isSample)('files in site/sections/ serve two pages or more', () => {
  const underused = filesLike('site/sections/**/*.{ts,tsx,css}').filter((file) => pagesThatReach(file).size < 2);
  expect(underused).toEqual([]);
});

test('a page is defined under the name of its folder', async () => {
  const folders = filesLike('site/pages/*/page.ts');
  expect(folders.length).toBeGreaterThan(0);
  for (const file of folders) {
    const module = (await import(pathToFileURL(join(projectRoot, file)).href)) as Record<string, Page | ArticlePage>;
    expect(
      Object.values(module).map((page) => page.name),
      file,
    ).toEqual([pageFolderOf(file)]);
  }
});

test.runIf(isSample)('every page definition has a route', () => {
  const reached = new Set([plain, ...routes.map(({ page }) => page)].map(({ name }) => name));
  expect(
    filesLike('site/pages/*/page.ts')
      .map(pageFolderOf)
      .filter((name) => !reached.has(name ?? '')),
  ).toEqual([]);
});
