import { expect, test, vi } from 'vitest';
import { programFile } from './editor-program.ts';

/** The errors with which the next reads of a file fail. */
const failures = vi.hoisted((): Error[] => []);

vi.mock(import('node:fs/promises'), async (original) => {
  const promises = await original();
  const readFile = async (...args: Parameters<typeof promises.readFile>) => {
    const failure = failures.shift();
    if (failure) throw failure;
    return promises.readFile(...args);
  };
  return { ...promises, readFile: readFile as typeof promises.readFile };
});

test('the program is read again after a failed read, and only once after a successful one', async () => {
  failures.push(new Error('EMFILE: too many open files'));
  await expect(programFile('npm/index.js')).rejects.toThrow('EMFILE');
  const program = await programFile('npm/index.js');
  expect(program).toMatchObject({ status: 200, type: 'text/javascript', body: expect.stringContaining('CMS') });
  failures.push(new Error('This is not read.'));
  expect(await programFile('npm/index.js')).toEqual(program);
});
