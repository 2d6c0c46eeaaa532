import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { writeIndex } from './picture-index.ts';

test('the index of pictures can be read while it is written', async () => {
  const folder = temporaryFolder();
  const url = pathToFileURL(`${folder}/`);
  const entry = { width: 9, height: 9, avif: [9], jpeg: 9, color: '#ffffff', hash: '0123456789abcdef' };
  const index = Object.fromEntries(Array.from({ length: 2000 }, (_, number) => [`photos/${number}`, entry]));
  await writeIndex(index, url);
  let readCount = 0;
  const writing = (async () => {
    for (let round = 0; round < 20; round += 1) await writeIndex(index, url);
    return true;
  })();
  const nextTurn = () => new Promise<false>((resolve) => setImmediate(resolve, false));
  while (!(await Promise.race([writing, nextTurn()]))) {
    expect(Object.keys(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as object)).toHaveLength(2000);
    readCount += 1;
  }
  expect(readCount).toBeGreaterThan(0);
  expect(existsSync(join(folder, '.index.json.saving'))).toBe(false);
});
