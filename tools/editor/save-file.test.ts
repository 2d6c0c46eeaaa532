import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { saveTogether } from './save-file.ts';

/** A folder with `a.yaml`, and the path of `b.yaml` in a subfolder that does not exist yet. */
function folderWithFile() {
  const folder = temporaryFolder();
  const [saved, below] = [join(folder, 'a.yaml'), join(folder, 'folder')];
  writeFileSync(saved, 'old');
  return { saved, below, other: join(below, 'b.yaml') };
}

test('a file that cannot be saved leaves those saved before it as they were', async () => {
  const { saved, below, other } = folderWithFile();
  writeFileSync(below, 'a file in place of the folder');
  const changes = [
    { file: saved, data: 'new' },
    { file: other, data: 'new' },
  ];
  await expect(saveTogether(changes)).rejects.toThrow('EEXIST');
  expect(readFileSync(saved, 'utf8')).toBe('old');
});

test('a file that cannot be restored does not prevent others from being restored', async () => {
  const { saved, below, other } = folderWithFile();
  mkdirSync(below);
  writeFileSync(other, 'old');
  const changes = [
    { file: saved, data: 'new' },
    { file: other, data: 'new' },
  ];
  const saving = saveTogether(changes, async () => {
    rmSync(below, { recursive: true });
    writeFileSync(below, 'a file in place of the folder');
    throw new Error('The pictures could not be encoded');
  });
  await expect(saving).rejects.toThrow('The pictures could not be encoded');
  expect(readFileSync(saved, 'utf8')).toBe('old');
});
