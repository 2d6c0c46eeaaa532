import { appendFileSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { KeptFiles } from './kept-files.ts';

/** The folders of a cache and of a site beside it. */
function folders() {
  const root = temporaryFolder();
  return { folder: join(root, 'files'), site: join(root, 'dist') };
}

const page = Buffer.from('<!doctype html><title>Page</title>');

test('a kept file is placed by a later build without taking space twice', () => {
  const { folder, site } = folders();
  const kept = new KeptFiles(folder).keep(page);
  expect(new KeptFiles(folder).place(kept, join(site, 'team/index.html'))).toBe(true);
  expect(readFileSync(join(site, 'team/index.html'))).toEqual(page);
  expect(statSync(join(site, 'team/index.html')).ino).toBe(statSync(join(folder, kept.hash)).ino);
});

test('the same content is kept once', () => {
  const { folder } = folders();
  const files = new KeptFiles(folder);
  expect(files.keep(page)).toEqual(files.keep(Buffer.from(page)));
  expect(readdirSync(folder)).toHaveLength(1);
});

for (const [what, write] of [
  ['made longer', (file: string) => appendFileSync(file, ' ')],
  ['overwritten at the same length', (file: string) => writeFileSync(file, page.toString().replace('Page', 'Edit'))],
  ['deleted', (file: string) => rmSync(file)],
] as const) {
  test(`a kept file that was ${what} counts as missing, and can be kept again`, () => {
    const { folder, site } = folders();
    const files = new KeptFiles(folder);
    const kept = files.keep(page);
    files.place(kept, join(site, 'index.html'));
    write(what === 'deleted' ? join(folder, kept.hash) : join(site, 'index.html'));
    expect(files.has(kept)).toBe(false);
    expect(files.place(kept, join(site, 'next.html'))).toBe(false);
    expect(files.read(kept)).toBeUndefined();
    expect(files.read(files.keep(page))).toEqual(page);
  });
}

test('a file whose time was lost in an archive counts as kept', () => {
  const { folder, site } = folders();
  const files = new KeptFiles(folder);
  const kept = files.keep(page);
  utimesSync(join(folder, kept.hash), 1, 1.5);
  expect(files.place(kept, join(site, 'index.html'))).toBe(true);
});

test('an existing file is replaced, not written into', () => {
  const { folder, site } = folders();
  const files = new KeptFiles(folder);
  const kept = files.keep(page);
  const other = files.keep(Buffer.from('another'));
  for (const each of [kept, other]) files.place(each, join(site, 'index.html'));
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('another');
  expect(files.read(kept)).toEqual(page);
});
