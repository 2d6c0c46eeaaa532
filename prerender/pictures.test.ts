import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyPictures } from './pictures.ts';
import { copySharePictures } from './share-pictures.ts';

/** A content folder whose index lists one picture of three files. */
function content() {
  const place = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const folder = join(place, 'content');
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  mkdirSync(join(folder, 'brand'));
  writeFileSync(
    join(folder, 'brand/marks.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="react" viewBox="0 0 9 9"><path d="M0 0h9"/></symbol></svg>',
  );
  const dock = { width: 800, height: 600, avif: [400, 800], jpeg: 800, color: '#123456', hash: '0123456789abcdef' };
  writeFileSync(join(folder, 'pictures/index.json'), JSON.stringify({ dock }));
  for (const file of ['dock-400.avif', 'dock-800.avif', 'dock-800.jpg'])
    writeFileSync(join(folder, 'pictures', file), file);
  return { folder, out: join(place, 'dist') };
}

test('pictures are copied to addresses that change with them', () => {
  const { folder, out } = content();
  copyPictures(folder, out);
  for (const name of ['dock-400.012345.avif', 'dock-800.012345.avif', 'dock-800.012345.jpg'])
    expect(existsSync(join(out, 'pictures', name)), name).toBe(true);
});

test('encoded pictures that are missing are told together, each with the command that makes it', () => {
  const { folder, out } = content();
  for (const file of ['dock-400.avif', 'dock-800.jpg']) rmSync(join(folder, 'pictures', file));
  expect(() => copyPictures(folder, out)).toThrow(
    /^content\/pictures\/dock-400\.avif: is not there.*npm run art -- encode.*\ncontent\/pictures\/dock-800\.jpg: is not there[^\n]*$/,
  );
  expect(existsSync(out)).toBe(false);
});

test('a share picture that is missing is told with the command that draws it', () => {
  const { folder, out } = content();
  const card = { file: 'home' } as Parameters<typeof copySharePictures>[0][number];
  expect(() => copySharePictures([card], { home: { card: 'a', bytes: 'abcdef' } }, folder, out)).toThrow(
    /^content\/share\/home\.jpg: is not there.*npm run art -- share/,
  );
});
