import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { removeOrphans } from './remove-orphans.ts';

test('files that belong to no picture are deleted, including those that a killed process left incomplete', async () => {
  const folder = temporaryFolder();
  const door = { width: 9, height: 9, avif: [9], jpeg: 9, color: '#ffffff', hash: '0123456789abcdef' };
  const orphans = ['door-9.jpg.saving', 'gate-9.jpg', 'door-9.jpg#copy.jpg', '100%.jpg'];
  for (const file of ['index.json', 'door-9.avif', 'door-9.jpg', ...orphans]) writeFileSync(join(folder, file), '');
  expect(await removeOrphans({ door }, pathToFileURL(`${folder}/`))).toBe(orphans.length);
  expect(readdirSync(folder).toSorted()).toEqual(['door-9.avif', 'door-9.jpg', 'index.json']);
});
