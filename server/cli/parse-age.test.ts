import { expect, it } from 'vitest';
import { parseAge } from './parse-age.ts';

const now = new Date('2026-11-21T18:00:00.000Z');

it.each([
  ['24m', '2024-11-21T18:00:00.000Z'],
  ['2y', '2024-11-21T18:00:00.000Z'],
  ['90d', '2026-08-23T18:00:00.000Z'],
])('%s ago was %s', (age, time) => expect(parseAge('--older-than', age, now).toISOString()).toBe(time));

it.each(['57y', '9999y', '9999m'])('%s reaches back beyond 1970, and is refused', (age) =>
  expect(() => parseAge('--older-than', age, now)).toThrow(
    `--older-than is "${age}": it must not reach back beyond 1970`,
  ),
);
