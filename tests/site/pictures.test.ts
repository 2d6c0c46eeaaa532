import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '#tools/content-folder.ts';
import { recipeOf } from '../../art/encoding-recipes.ts';
import { builtFile, expectedPages } from './built-site.ts';
import { parsedDocument } from './parsed-document.ts';
import { shownImages } from './shown-images.ts';

const index = JSON.parse(readFileSync(join(contentFolder, 'pictures/index.json'), 'utf8')) as Record<
  string,
  { width: number; height: number }
>;

const documents = async () => [
  ...(await expectedPages()).map(({ path }) => ({ path, document: builtFile(join(path, 'index.html')).toString() })),
  { path: '404', document: builtFile('404.html').toString() },
];
const images = async () =>
  (await documents()).flatMap(({ path, document }) => shownImages(document).map((image) => ({ path, ...image })));

test('every picture is shown on a page or in a share picture', async () => {
  const choices = readFileSync(join(contentFolder, 'share/pictures.yaml'), 'utf8');
  const sharedNames = [...choices.matchAll(/picture: ([\w/-]+)/g)].map((match) => match[1]);
  const shownNames = (await documents()).flatMap(({ document }) =>
    [...document.matchAll(/\/pictures\/([\w/-]+?)-\d+\.\w{6}\./g)].map((match) => match[1]),
  );
  expect(Object.keys(index).filter((name) => ![...shownNames, ...sharedNames].includes(name))).toEqual([]);
});

test('a page reserves space for every picture, prioritizes at most one, and loads those below lazily', async () => {
  const all = await images();
  expect(all.length).toBeGreaterThan(0);
  const wrong = all.filter(({ name, width, height, isPrioritized, isLazy }) => {
    const encoded = index[name];
    return encoded?.width !== width || encoded.height !== height || !(isPrioritized || isLazy);
  });
  expect(wrong).toEqual([]);
  for (const { path, document } of await documents()) {
    expect(shownImages(document).filter(({ isPrioritized }) => isPrioritized).length, path).toBeLessThanOrEqual(1);
  }
});

test('screens and covers have a text alternative; heroes and hidden pictures have an empty one', async () => {
  const wrong = (await images()).filter(({ name, alt, isHidden }) => {
    if (alt === null) return true;
    if (isHidden) return alt !== '';
    const { kind } = recipeOf(name);
    if (kind === 'interface' || kind === 'cover') return alt === '';
    return kind === 'hero' && alt !== '';
  });
  expect(wrong).toEqual([]);
});

test('a picture’s description has at most 160 characters and does not call it a picture', async () => {
  const descriptions = (await images()).map(({ alt }) => alt ?? '');
  expect(
    descriptions.filter((alt) => alt.length > 160 || /^(an? )?(image|picture|photo|screenshot)\b/i.test(alt)),
  ).toEqual([]);
});

test('each page that a card with a picture leads to has a picture that can move from the card', async () => {
  const pages = (await expectedPages()).map(({ path }) => ({ path, document: parsedDocument(path) }));
  const targets = new Set(
    pages.flatMap(({ document }) =>
      [...document.querySelectorAll('[data-cover-of]')].map((card) => card.getAttribute('data-cover-of')),
    ),
  );
  expect(targets.size).toBeGreaterThan(0);
  const without = pages.filter(
    ({ path, document }) =>
      targets.has(path) && !document.querySelector('[data-hero] > picture > img, [data-hero] [data-hero-picture]'),
  );
  expect(without.map(({ path }) => path)).toEqual([]);
});
