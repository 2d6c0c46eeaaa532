import { appendFileSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { FileCache } from './file-cache.ts';

/** The folders of a cache and of a site beside it. */
function folders() {
  const root = temporaryFolder();
  return { folder: join(root, 'files'), site: join(root, 'dist') };
}

const page = Buffer.from('<!doctype html><title>Page</title>');

test('a later build places a cached file without taking up space twice', () => {
  const { folder, site } = folders();
  const cached = new FileCache(folder).store(page);
  expect(new FileCache(folder).place(cached, join(site, 'team/index.html'))).toBe(true);
  expect(readFileSync(join(site, 'team/index.html'))).toEqual(page);
  expect(statSync(join(site, 'team/index.html')).ino).toBe(statSync(join(folder, cached.hash)).ino);
});

test('equal contents are stored once', () => {
  const { folder } = folders();
  const files = new FileCache(folder);
  expect(files.store(page)).toEqual(files.store(Buffer.from(page)));
  expect(readdirSync(folder)).toHaveLength(1);
});

/** The paths of a cached file, and of the site's file that is a link to it. */
interface Paths {
  cached: string;
  placed: string;
}

for (const [damage, act] of [
  ['made longer', ({ placed }: Paths) => appendFileSync(placed, ' ')],
  [
    'overwritten at the same length',
    ({ placed }: Paths) => writeFileSync(placed, page.toString().replace('Page', 'Edit')),
  ],
  ['deleted', ({ cached }: Paths) => rmSync(cached)],
] as const) {
  test(`a cached file that was ${damage} counts as missing, and can be stored again`, () => {
    const { folder, site } = folders();
    const files = new FileCache(folder);
    const cached = files.store(page);
    const placed = join(site, 'index.html');
    files.place(cached, placed);
    act({ cached: join(folder, cached.hash), placed });
    expect(files.has(cached)).toBe(false);
    expect(files.place(cached, join(site, 'next.html'))).toBe(false);
    expect(files.read(cached)).toBeUndefined();
    expect(files.read(files.store(page))).toEqual(page);
  });
}

test('a file that an archive restored with a different time still counts as cached', () => {
  const { folder, site } = folders();
  const files = new FileCache(folder);
  const cached = files.store(page);
  utimesSync(join(folder, cached.hash), 1, 1.5);
  expect(files.place(cached, join(site, 'index.html'))).toBe(true);
});

test('an existing file is replaced, not written into', () => {
  const { folder, site } = folders();
  const files = new FileCache(folder);
  const cached = files.store(page);
  const other = files.store(Buffer.from('another'));
  for (const file of [cached, other]) files.place(file, join(site, 'index.html'));
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('another');
  expect(files.read(cached)).toEqual(page);
});
