import { expect, test } from 'vitest';
import { jsonHash } from './json-hash.ts';

test('a deeply nested value changes the hash', () => {
  const hash = (href: string) => jsonHash('body', { links: { '/a': href } });
  expect(hash('/a')).toBe(hash('/a'));
  expect(hash('/a')).not.toBe(hash('/b'));
});

test('a function is refused: JSON would omit it, and its result could change unnoticed', () => {
  expect(() => jsonHash('body', { link: () => '/a' })).toThrow('link is a function');
});
