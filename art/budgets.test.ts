import { existsSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cropOf } from './encode/crop.ts';
import { hashOf, sizeOf } from './encode/encode-picture.ts';
import { readArticleNames } from './encode/encode.ts';
import { readFocus } from './encode/focus.ts';
import { findMasters } from './encode/find-masters.ts';
import { masterFolder, pictureFolder } from './encode/folders.ts';
import type { PictureIndex } from './encode/picture-index.ts';
import { fileHash } from './file-hash.ts';
import { recipeOf, type Recipe } from './encoding-recipes.ts';

/** The maximum size of an AVIF, from the art direction; each applies to its own width and every narrower file. */
const budgetByKind: Record<Recipe['kind'], { width: number; kilobytes: number }> = {
  hero: { width: 1920, kilobytes: 60 },
  phone: { width: 780, kilobytes: 34 },
  relief: { width: 1600, kilobytes: 34 },
  cover: { width: 1600, kilobytes: 34 },
  interface: { width: 1600, kilobytes: 65 },
  portrait: { width: 480, kilobytes: 6 },
  photo: { width: 1360, kilobytes: 160 },
};

const index = JSON.parse(readFileSync(new URL('index.json', pictureFolder), 'utf8')) as PictureIndex;
const kilobytes = (file: string) => statSync(new URL(file, pictureFolder)).size / 1000;

test.each(Object.entries(index))('the picture %s stays within the byte budget of its kind', (name, entry) => {
  const budget = budgetByKind[recipeOf(name).kind];
  for (const width of entry.avif.filter((avif) => avif <= budget.width)) {
    expect(kilobytes(`${name}-${width}.avif`), `${name} at ${width}`).toBeLessThanOrEqual(budget.kilobytes);
  }
});

test('every master is delivered as it is now; otherwise run npm run art -- encode', async () => {
  const masters = await findMasters();
  expect(masters.map(({ name }) => name).sort()).toEqual(Object.keys(index).sort());
  const articleNames = await readArticleNames();
  const focuses = readFocus(masters.map(({ name }) => name));
  const stale: string[] = [];
  for (const { name, file } of masters) {
    const master = readFileSync(file);
    const crop = cropOf(name, await sizeOf(master), articleNames, focuses.get(name));
    if (index[name]?.hash !== hashOf(name, master, crop)) stale.push(name);
  }
  expect(stale).toEqual([]);
});

test('a picture is delivered with the plates of its master, unless they belong to an earlier master', async () => {
  const stale: string[] = [];
  for (const { name, file } of await findMasters()) {
    const plates = new URL(`${name}.plates.json`, masterFolder);
    const bytes = existsSync(plates) ? readFileSync(plates) : undefined;
    // Plates of an earlier picture, which a photo has replaced, are not delivered.
    const isCurrent = bytes && (JSON.parse(bytes.toString()) as { of: string }).of === fileHash(readFileSync(file));
    if (index[name]?.plates !== (isCurrent ? fileHash(bytes) : undefined)) stale.push(name);
    if (isCurrent && !readFileSync(new URL(`${name}.plates.json`, pictureFolder)).equals(bytes)) stale.push(name);
  }
  expect(stale).toEqual([]);
});

test('each picture’s widest AVIF and its JPEG have the width in their name and the proportions in the index', async () => {
  const wrong: string[] = [];
  for (const [name, { width, height, avif, jpeg }] of Object.entries(index)) {
    const widest = avif.at(-1)!;
    for (const [expectedWidth, file] of [
      [widest, `${name}-${widest}.avif`],
      [jpeg, `${name}-${jpeg}.jpg`],
    ] as const) {
      const real = await sharp(readFileSync(new URL(file, pictureFolder))).metadata();
      const isWrong = real.width !== expectedWidth || Math.abs(real.height - (height * expectedWidth) / width) > 1;
      if (isWrong) wrong.push(`${file}: ${real.width} by ${real.height}`);
    }
  }
  expect(wrong).toEqual([]);
});
