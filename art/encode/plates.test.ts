import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { fileHash } from '../file-hash.ts';
import { deliverPlates } from './plates.ts';

const entry = { width: 2, height: 1, avif: [2], jpeg: 2, color: '#000000', hash: 'abc' };
const master = Buffer.from('a picture');

const unexpected = (file: string, problem: string) => {
  throw new Error(`${file}: ${problem}`);
};

/** Folders of masters and of pictures, the plates beside the master, and the path at which they are delivered. */
function folderWithPlates() {
  const root = temporaryFolder();
  const masters = join(root, 'masters');
  const pictures = join(root, 'pictures');
  for (const folder of [masters, pictures]) mkdirSync(folder);
  const plates = join(masters, 'wing.plates.json');
  writeFileSync(plates, JSON.stringify({ of: fileHash(master), plates: [] }));
  return {
    folders: { masters: pathToFileURL(`${masters}/`), pictures: pathToFileURL(`${pictures}/`) },
    plates,
    deliveredPlates: join(pictures, 'wing.plates.json'),
  };
}

test('the positions of a picture’s plates are delivered beside it', async () => {
  const { folders, deliveredPlates } = folderWithPlates();
  expect(await deliverPlates('wing', entry, master, folders, unexpected)).toEqual({
    ...entry,
    plates: expect.stringMatching(/^\w{16}$/),
  });
  expect(existsSync(deliveredPlates)).toBe(true);
});

test('a picture that replaces another one is delivered without its plates', async () => {
  const { folders, deliveredPlates } = folderWithPlates();
  const former = { ...entry, plates: '0123456789abcdef' };
  expect(await deliverPlates('wing', former, Buffer.from('another'), folders, unexpected)).toEqual(entry);
  expect(existsSync(deliveredPlates)).toBe(false);
});

test('plates that cannot be read are refused with the fix, and those delivered before stay', async () => {
  const { folders, plates, deliveredPlates } = folderWithPlates();
  const former = await deliverPlates('wing', entry, master, folders, unexpected);
  writeFileSync(plates, '{');
  const problems: string[] = [];
  const refuse = (file: string, problem: string) => void problems.push(`${file}: ${problem}`);
  expect(await deliverPlates('wing', former, master, folders, refuse)).toEqual(former);
  expect(problems).toEqual(['wing.plates.json: cannot be read: draw the picture again with workshop/drawing']);
  expect(existsSync(deliveredPlates)).toBe(true);
});
