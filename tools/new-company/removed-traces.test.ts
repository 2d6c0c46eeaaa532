import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { addRemovedTraces } from './removed-traces.ts';

/** A content folder without its files, as an interrupted replacement may leave it, and the path of the file of traces. */
const unreadableContent = () => ({ content: temporaryFolder(), file: join(temporaryFolder(), 'removed.json') });

test('the first replacement needs readable content', async () => {
  const { content, file } = unreadableContent();
  await expect(addRemovedTraces(content, file)).rejects.toThrow('content/');
  expect(existsSync(file)).toBe(false);
});

test('a second replacement accepts unreadable content, and keeps the traces of the first', async () => {
  const { content, file } = unreadableContent();
  const kept = JSON.stringify({ words: ['juniper jay'], colors: [], pictures: [] });
  writeFileSync(file, kept);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  await addRemovedTraces(content, file);
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('cannot be read, so builds are not searched for its words'),
  );
  expect(readFileSync(file, 'utf8')).toBe(kept);
});
