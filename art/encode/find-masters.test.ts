import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { findMasters } from './find-masters.ts';

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
  const masters = await findMasters(pathToFileURL(`${folder}/`), (file, problem) => (problems[file] = problem));
  expect(masters.map(({ name }) => name)).toEqual(['photos/door', 'photos/gate', 'wall']);
  expect(problems).toEqual({
    'My Photo.jpg': 'its name may only contain lowercase letters, digits and hyphens: rename it to my-photo.jpg',
    'Photos/Dock.jpg': 'its name may only contain lowercase letters, digits and hyphens: rename it to photos/dock.jpg',
    'film.heic': 'is not a JPEG or PNG: open it in a picture program and export it as JPEG',
    'wall.png': '“wall” exists twice, with different extensions: keep one',
  });
});
