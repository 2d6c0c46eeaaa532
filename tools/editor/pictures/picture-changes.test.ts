import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { parseFocusValues } from '../../../art/encode/focus.ts';
import { pictureChanges } from './picture-changes.ts';
import type { PlacedPictures } from './place-pictures.ts';

const photo = {
  id: 1,
  role: 'cover' as const,
  name: 'shelves',
  extension: 'jpg' as const,
  bytes: Buffer.from('photo'),
  width: 9,
  height: 9,
};

/** The text of focus.yaml after the changes that these pictures make to the text `before`. */
function focusAfter(before: string, placed: Pick<PlacedPictures, 'uploads' | 'focus'>) {
  const masters = temporaryFolder();
  const file = join(masters, 'focus.yaml');
  writeFileSync(file, before);
  const change = pictureChanges({ values: {}, ...placed }, temporaryFolder(), masters).find((one) => one.file === file);
  return change === undefined ? readFileSync(file, 'utf8') : String(change.data);
}

test('an upload without a point does not inherit the point of the picture that it replaces', () => {
  const before = 'cover-shelves: 20% 30%\nteam/ana: left # her desk\n';
  expect(focusAfter(before, { uploads: new Map([['cover-shelves', photo]]), focus: new Map() })).toBe(
    'team/ana: left # her desk\n',
  );
});

test('the only point of focus.yaml can be deleted', () => {
  const uploads = new Map([['cover-shelves', photo]]);
  expect(parseFocusValues(focusAfter('# Ours\ncover-shelves: left\n', { uploads, focus: new Map() }))).toEqual({});
});

test('a saved picture keeps its point, and an upload gets the one that it comes with', () => {
  const before = 'cover-shelves: 20% 30%\nteam/ana: left\n';
  expect(focusAfter(before, { uploads: new Map(), focus: new Map() })).toBe(before);
  const focus = new Map([['cover-shelves', '70% 40%']]);
  expect(focusAfter(before, { uploads: new Map([['cover-shelves', photo]]), focus })).toBe(
    'cover-shelves: 70% 40%\nteam/ana: left\n',
  );
});
