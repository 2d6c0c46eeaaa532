import { expect, it } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';
import type { Encoding } from './choose-encoding.ts';

const allEncodings: readonly Encoding[] = ['identity', 'br', 'gzip'];

it.each<[string | undefined, Encoding]>([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP;Q=1', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br;q=0.001', 'br'],
  ['gzip;q=0.5, identity', 'identity'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['identity;q=0, *;q=0', 'identity'],
  ['deflate, zstd', 'identity'],
  ['br ; q=1.5, gzip;q=x', 'identity'],
  ['browser', 'identity'],
])('Accept-Encoding %j is answered in %s', (accept, encoding) =>
  expect(chooseEncoding(accept, allEncodings)).toBe(encoding),
);

it('an unavailable encoding is not chosen', () => {
  expect(chooseEncoding('br, gzip;q=0.1', ['identity', 'gzip'])).toBe('gzip');
  expect(chooseEncoding('br, gzip', ['identity'])).toBe('identity');
});
