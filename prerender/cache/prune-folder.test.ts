import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { pruneFolder } from './prune-folder.ts';

const now = Date.UTC(2026, 0, 31);
const daysAgo = (days: number) => now / 1000 - days * 86_400;

/** A folder of files of ten bytes, with their ages in days. */
function folderOf(files: Record<string, number>) {
  const folder = temporaryFolder();
  for (const [name, days] of Object.entries(files)) {
    writeFileSync(join(folder, name), 'ten bytes.');
    utimesSync(join(folder, name), daysAgo(days), daysAgo(days));
  }
  return folder;
}

test('files that are older than 30 days and not used by this build are deleted, and no others', () => {
  const folder = folderOf({ used: 31, unused: 31, recent: 29 });
  pruneFolder(folder, new Set(['used']), { now });
  expect(readdirSync(folder)).toEqual(['recent', 'used']);
});

test('if unused files take too much space, the oldest are deleted', () => {
  const folder = folderOf({ first: 3, second: 2, third: 1, used: 9 });
  pruneFolder(folder, new Set(['used']), { now, limit: 20 });
  expect(readdirSync(folder)).toEqual(['second', 'third', 'used']);
});

test('a missing folder counts as empty', () => {
  expect(() => pruneFolder(join(folderOf({}), 'none'), new Set())).not.toThrow();
});
