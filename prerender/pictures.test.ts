import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { copyPictures } from './copy-pictures.ts';
import { pictureCopies } from './pictures.ts';
import { copySharePictures } from './share-pictures.ts';

/** A content folder whose index lists one picture of three files. */
function content() {
  const root = temporaryFolder();
  const folder = join(root, 'content');
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  mkdirSync(join(folder, 'brand'));
  writeFileSync(
    join(folder, 'brand/marks.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="react" viewBox="0 0 9 9"><path d="M0 0h9"/></symbol></svg>',
  );
  const dock = { width: 800, height: 600, avif: [400, 800], jpeg: 800, color: '#123456', hash: '0123456789abcdef' };
  writeFileSync(join(folder, 'pictures/index.json'), JSON.stringify({ dock }));
  for (const file of ['dock-400.avif', 'dock-800.avif', 'dock-800.jpg']) {
    writeFileSync(join(folder, 'pictures', file), file);
  }
  return { folder, out: join(root, 'unfinished'), former: join(root, 'dist') };
}

test('pictures are copied to addresses with the hash that the index has', () => {
  const { folder, out, former } = content();
  copyPictures(pictureCopies(folder), out, former);
  for (const name of ['dock-400.012345.avif', 'dock-800.012345.avif', 'dock-800.012345.jpg']) {
    expect(existsSync(join(out, 'pictures', name)), name).toBe(true);
  }
});

test('a picture that the old site already has is hard-linked from it, until its file changes', () => {
  const { folder, out, former } = content();
  const next = `${out}-next`;
  const small = 'pictures/dock-400.012345.avif';
  copyPictures(pictureCopies(folder), former, out);
  writeFileSync(join(folder, 'pictures/dock-800.jpg'), 'DOCK-800.JPG');
  copyPictures(pictureCopies(folder), next, former);
  expect(statSync(join(next, small)).ino).toBe(statSync(join(former, small)).ino);
  expect(readFileSync(join(next, 'pictures/dock-800.012345.jpg'), 'utf8')).toBe('DOCK-800.JPG');
  expect(readFileSync(join(former, 'pictures/dock-800.012345.jpg'), 'utf8')).toBe('dock-800.jpg');
});

test('a picture whose file in the old site was overwritten is copied from the content', () => {
  const { folder, out, former } = content();
  copyPictures(pictureCopies(folder), former, out);
  writeFileSync(join(former, 'pictures/dock-400.012345.avif'), 'spoiled, and longer');
  copyPictures(pictureCopies(folder), out, former);
  expect(readFileSync(join(out, 'pictures/dock-400.012345.avif'), 'utf8')).toBe('dock-400.avif');
});

test('missing encoded pictures are reported together, each with the command that makes it', () => {
  const { folder } = content();
  for (const file of ['dock-400.avif', 'dock-800.jpg']) rmSync(join(folder, 'pictures', file));
  expect(() => pictureCopies(folder)).toThrow(
    /^content\/pictures\/dock-400\.avif: is not there.*npm run art -- encode.*\ncontent\/pictures\/dock-800\.jpg: is not there[^\n]*$/,
  );
});

test('a missing share picture is reported with the command that draws it', () => {
  const { folder, out, former } = content();
  const card = { file: 'home' } as Parameters<typeof copySharePictures>[0][number];
  expect(() => copySharePictures([card], { home: { card: 'a', bytes: 'abcdef' } }, folder, out, former)).toThrow(
    /^content\/share\/home\.jpg: is not there.*npm run art -- share/,
  );
});
