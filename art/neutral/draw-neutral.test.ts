import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { fileHash } from '../file-hash.ts';
import { mayDraw } from './draw-neutral.ts';

const drawing = Buffer.from('as it was drawn');
const lastHash = fileHash(drawing);

/** Whether `hero-blog` may be drawn if these masters are there. */
function mayDrawBeside(masters: Record<string, Buffer>, scope?: string) {
  const folder = temporaryFolder();
  for (const [file, bytes] of Object.entries(masters)) writeFileSync(join(folder, file), bytes);
  return mayDraw({ name: 'hero-blog', lastHash, scope }, pathToFileURL(`${folder}/`));
}

test('a neutral picture is redrawn only if it is unchanged, and a missing one is drawn only with `all`', async () => {
  expect(await mayDrawBeside({ 'hero-blog.jpg': drawing })).toBe(true);
  expect(await mayDrawBeside({ 'hero-blog.jpg': Buffer.from('a photo') }, 'all')).toBe(false);
  expect(await mayDrawBeside({})).toBe(false);
  expect(await mayDrawBeside({}, 'all')).toBe(true);
});

test.each(['hero-blog.png', 'hero-blog.jpeg'])(
  'a neutral picture that the company has replaced by %s is not drawn beside it',
  async (file) => expect(await mayDrawBeside({ [file]: Buffer.from('a photo') }, 'all')).toBe(false),
);
