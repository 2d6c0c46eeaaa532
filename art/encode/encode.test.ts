import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { encode } from './encode.ts';
import type { PictureIndex } from './picture-index.ts';

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#16324f' } })
    .jpeg()
    .toBuffer();

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

/** Encodes these masters. Returns the names of the listed pictures, and the error, undefined if there is none. */
async function encodeMasters(masters: Record<string, Buffer>) {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  onTestFinished(() => log.mockRestore());
  const root = temporaryFolder();
  for (const [file, bytes] of Object.entries(masters)) {
    mkdirSync(join(root, 'masters', file, '..'), { recursive: true });
    writeFileSync(join(root, 'masters', file), bytes);
  }
  const folderUrl = (name: string) => pathToFileURL(`${join(root, name)}/`);
  const error = await encode({ masters: folderUrl('masters'), pictures: folderUrl('content/pictures') }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const index = JSON.parse(readFileSync(join(root, 'content/pictures/index.json'), 'utf8')) as PictureIndex;
  return { error: error as Error | undefined, names: Object.keys(index) };
}

test.each([
  ['for which there is no rule', 'dock.jpg', photo, /^art\/masters\/dock\.jpg: no rule says how it is delivered: /],
  [
    'that ends before all of it is there',
    'photos/dock.jpg',
    async () => half(await photo()),
    /^art\/masters\/photos\/dock\.jpg: cannot be read as a picture: /,
  ],
])('a picture %s is reported by its file, and all others are encoded', async (_, file, master, message) => {
  const { error, names } = await encodeMasters({ [file]: await master(), 'photos/yard.jpg': await photo() });
  expect(error).toMatchObject({ name: 'ArtError', message: expect.stringMatching(message) as string });
  expect(names).toEqual(['photos/yard']);
});

test('plates that cannot be read are reported by their file, and all pictures are encoded', async () => {
  const { error, names } = await encodeMasters({
    'photos/dock.jpg': await photo(),
    'photos/dock.plates.json': Buffer.from('{'),
    'photos/yard.jpg': await photo(),
  });
  expect(error).toMatchObject({
    name: 'ArtError',
    message: 'art/masters/photos/dock.plates.json: cannot be read: draw the picture again with workshop/drawing',
  });
  expect(names).toEqual(['photos/dock', 'photos/yard']);
});
