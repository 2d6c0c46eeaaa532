import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { encodePicture, sizeOf } from './encode-picture.ts';

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
