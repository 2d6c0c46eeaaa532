import { expect, it } from 'vitest';
import { monthsBefore } from './months-before.ts';

it.each([
  ['2026-11-21T18:00:00.000Z', 24, '2024-11-21T18:00:00.000Z'],
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2028-03-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 2, '2025-11-30T10:00:00.000Z'],
])('%s less %i months is %s', (time, months, before) =>
  expect(monthsBefore(new Date(time), months).toISOString()).toBe(before),
);
