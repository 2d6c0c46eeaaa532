import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { fileHash } from '../file-hash.ts';
import { withPlates } from './plates.ts';

const entry = { width: 2, height: 1, avif: [2], jpeg: 2, color: '#000000', hash: 'abc' };
const master = Buffer.from('a picture');

function folders() {
  const root = temporaryFolder();
  const [from, to] = ['masters', 'pictures'].map((name) => join(root, name)) as [string, string];
  for (const folder of [from, to]) mkdirSync(folder);
  writeFileSync(join(from, 'wing.plates.json'), JSON.stringify({ of: fileHash(master), plates: [] }));
  return { from: pathToFileURL(`${from}/`), to: pathToFileURL(`${to}/`), delivered: join(to, 'wing.plates.json') };
}

test('the positions of a picture’s plates are delivered beside it', async () => {
  const { from, to, delivered } = folders();
  expect(await withPlates('wing', entry, master, from, to)).toEqual({
    ...entry,
    plates: expect.stringMatching(/^\w{16}$/),
  });
  expect(existsSync(delivered)).toBe(true);
});

test('a picture that replaces another one does not move', async () => {
  const { from, to, delivered } = folders();
  const former = { ...entry, plates: '0123456789abcdef' };
  expect(await withPlates('wing', former, Buffer.from('another'), from, to)).toEqual(entry);
  expect(existsSync(delivered)).toBe(false);
});
