import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { isBelow, pathWithin } from './path-within.ts';

test('a folder whose name begins like another’s is not below it', () => {
  expect(isBelow('/site/art', '/site/art/photos/dock.jpg')).toBe(true);
  expect(isBelow('/site/art', '/site/article/company.yaml')).toBe(false);
});

test('a name leads to a file below the folder, but neither out of it nor through a link', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'blog'));
  symlinkSync(join(folder, 'blog'), join(folder, 'linked'));
  expect(pathWithin(folder, 'blog/new.md')).toBe(join(folder, 'blog/new.md'));
  for (const name of ['../other.md', '/etc/passwd', '.', 'linked/new.md', 'linked']) {
    expect(pathWithin(folder, name), name).toBeUndefined();
  }
});
