import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { addRemovedTraces } from './removed-traces.ts';

test('the first replacement needs readable content; a second one works on what an interrupted one left, and keeps the sample’s traces', async () => {
  const [content, file] = [temporaryFolder(), join(temporaryFolder(), 'removed.json')];
  await expect(addRemovedTraces(content, file)).rejects.toThrow('content/');
  expect(existsSync(file)).toBe(false);
  const kept = JSON.stringify({ words: ['juniper jay'], colors: [], pictures: [] });
  writeFileSync(file, kept);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await addRemovedTraces(content, file);
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('cannot be read, so builds are not searched for its words'),
  );
  expect(readFileSync(file, 'utf8')).toBe(kept);
});
