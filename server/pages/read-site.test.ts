import { describe, expect, it } from 'vitest';
import { exampleDist } from '../testing/example-dist.ts';
import { readSite } from './read-site.ts';

describe('a folder that is not a finished build', () => {
  it.each([
    ['is missing', '/nowhere/dist', 'npm run build'],
    ['has no 404.html', { '404.html': undefined }, '404.html'],
    ['has no script hashes', { '.build/headers.json': undefined }, '.build/headers.json'],
    [
      'has broken script hashes',
      { '.build/headers.json': '{"scriptHashes":["sha256-a\'; x"]}' },
      '.build/headers.json',
    ],
  ])('is reported with the fix if it %s', (_, dist, expectedText) => {
    const folder = typeof dist === 'string' ? dist : exampleDist(dist);
    expect(() => readSite(folder)).toThrow(
      expect.objectContaining({ name: 'StartError', message: expect.stringContaining(expectedText) }),
    );
    expect(() => readSite(folder)).toThrow('npm run build');
  });
});
