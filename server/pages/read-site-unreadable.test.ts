import * as fs from 'node:fs';
import { expect, it, vi } from 'vitest';
import { exampleDist } from '../testing/example-dist.ts';
import { readSite } from './read-site.ts';

// Root, as whom tests may run, can read every file: the system's refusal is simulated.
vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof fs>();
  const statSync = (file: string) => {
    if (file.endsWith('404.html')) throw new Error(`EACCES: permission denied, stat '${file}'`);
    return original.statSync(file);
  };
  return { ...original, statSync };
});

it('a file that may not be read is reported with its name, the reason and the fix', () => {
  expect(() => readSite(exampleDist())).toThrow(
    expect.objectContaining({
      name: 'StartError',
      message: expect.stringMatching(/404\.html cannot be read \(EACCES: .*permission to read the built site/),
    }),
  );
});
