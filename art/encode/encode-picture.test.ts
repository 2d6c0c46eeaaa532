import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { shapeProblem } from '#prerender/content/picture-shapes.ts';
import { encodePicture, sizeOf } from './encode-picture.ts';
import { findMasters } from './find-masters.ts';

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>();
  return { ...original, writeFile: vi.fn<typeof original.writeFile>(original.writeFile) };
});

/** A photo in portrait orientation as a phone stores it: rotated, with EXIF orientation and location. */
const phonePhoto = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#c08040' } })
    .jpeg()
    .withExif({ IFD0: { Orientation: '6', Make: 'Phone' }, IFD3: { GPSLatitude: '30/1 2/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

test('a photo from a phone is encoded upright, in its widths, without the location where it was taken', async () => {
  const folder = temporaryFolder();
  const entry = await encodePicture('photos/door', await phonePhoto(), pathToFileURL(`${folder}/`));
  expect(entry).toMatchObject({ width: 600, height: 900, avif: [480, 600], jpeg: 600 });
  expect(readdirSync(join(folder, 'photos')).toSorted()).toEqual(['door-480.avif', 'door-600.avif', 'door-600.jpg']);
  const encoded = await sharp(join(folder, 'photos/door-600.jpg')).metadata();
  expect([encoded.width, encoded.height, encoded.exif]).toEqual([600, 900, undefined]);
});

test('if the disk has no room for a picture, the files of the former one remain', async () => {
  const folder = temporaryFolder();
  const encode = async (background: string) => {
    const photo = sharp({ create: { width: 600, height: 900, channels: 3, background } }).jpeg();
    return encodePicture('photos/door', await photo.toBuffer(), pathToFileURL(`${folder}/`));
  };
  const readFiles = () =>
    readdirSync(join(folder, 'photos')).map((name) => [name, readFileSync(join(folder, 'photos', name))]);
  await encode('#c08040');
  const before = readFiles();
  const { writeFile: write } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  onTestFinished(() => void vi.mocked(writeFile).mockImplementation(write));
  vi.mocked(writeFile).mockImplementation(async (file, data) => {
    if (file instanceof URL && file.pathname.includes('.jpg'))
      throw new Error('ENOSPC: no space left on device, write');
    await write(file, data);
  });
  await expect(encode('#16324f')).rejects.toThrow('ENOSPC');
  expect(readFiles()).toEqual(before);
});

test('a rotated photo’s size is its upright size', async () => {
  expect(await sizeOf(await phonePhoto())).toEqual({ width: 600, height: 900 });
});

test('pictures are found whatever the case of their extension; unusable files are refused with their fix', async () => {
  const folder = temporaryFolder();
  for (const name of ['photos', 'Photos']) mkdirSync(join(folder, name));
  for (const file of [
    'photos/door.JPG',
    'photos/gate.jpeg',
    'wall.png',
    'My Photo.jpg',
    'Photos/Dock.jpg',
    'film.heic',
    'wall.jpg',
    '.DS_Store',
  ]) {
    writeFileSync(join(folder, file), '');
  }
  const problems: Record<string, string> = {};
  const masters = await findMasters((file, problem) => (problems[file] = problem), pathToFileURL(`${folder}/`));
  expect(masters.map(({ name }) => name)).toEqual(['photos/door', 'photos/gate', 'wall']);
  expect(problems).toEqual({
    'My Photo.jpg': 'its name may only have small letters, digits and hyphens: rename it to my-photo.jpg',
    'Photos/Dock.jpg': 'its name may only have small letters, digits and hyphens: rename it to photos/dock.jpg',
    'film.heic': 'is not a JPEG or PNG: open it in a picture program and export it as JPEG',
    'wall.png': '“wall” exists twice, with different extensions: keep one',
  });
});

test.each([
  ['cover-x', 800, 600, 'is 800x600 pixels, which is too narrow: crop it to the shape of 1600x900'],
  ['cover-x', 1000, 1400, 'is 1000x1400 pixels, which is too narrow: crop it to the shape of 1600x900'],
  ['cover-x', 1280, 720, 'is 1280x720 pixels, which is too small: it needs at least 1600x900'],
  ['hero-x', 1920, 400, 'is 1920x400 pixels, which is too wide: crop it to the shape of 1920x720'],
  ['team/ann', 600, 900, 'is 600x900 pixels, which is too narrow: crop it to the shape of 600x600'],
  ['photos/door', 300, 200, 'is 300x200 pixels, which is too small: it needs at least 800x400'],
])('%s of %i by %i is refused', (name, width, height, problem) => {
  expect(shapeProblem(name, { width, height }, new Set(['x']))).toBe(problem);
});

test('the opening picture of an article whose name ends like a crop’s has the shape of an opening picture', () => {
  const problem = (name: string, ...articles: string[]) =>
    shapeProblem(name, { width: 780, height: 1040 }, new Set(articles));
  expect(problem('hero-choosing-a-phone', 'choosing-a-phone')).toContain('crop it to the shape of 1920x720');
  expect(problem('hero-choosing-a-phone-phone', 'choosing-a-phone')).toBeUndefined();
  expect(problem('hero-choosing-a-phone', 'choosing-a')).toBeUndefined();
});

test('a larger cover, a taller hero and a photo of any usual shape are accepted', () => {
  for (const [name, width, height] of [
    ['cover-x', 3200, 1800],
    ['hero-x', 1920, 1080],
    ['hero-of-a-page', 500, 500],
    ['photos/door', 900, 1600],
  ] as const) {
    expect(shapeProblem(name, { width, height }, new Set(['x'])), name).toBeUndefined();
  }
});
