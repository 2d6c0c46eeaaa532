import { expect, test } from 'vitest';
import { jsonHash } from './json-hash.ts';

test('a value that is deep inside changes the hash', () => {
  const hash = (href: string) => jsonHash('body', { links: { '/a': href } });
  expect(hash('/a')).toBe(hash('/a'));
  expect(hash('/a')).not.toBe(hash('/b'));
});

test('a function is refused: JSON would leave it out, and what it finds could change unnoticed', () => {
  expect(() => jsonHash('body', { link: () => '/a' })).toThrow('link is a function');
});
