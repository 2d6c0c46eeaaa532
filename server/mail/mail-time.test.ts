import { expect, it } from 'vitest';
import { mailTime } from './mail-time.ts';

const company = { language: 'en', country: 'US' } as const;

it('shows the time in the company’s zone, and in UTC where this version of Node does not know the zone', () => {
  const at = (timeZone: string): string => mailTime('2026-11-21T18:00:00.000Z', { ...company, timeZone });
  expect(at('America/Chicago')).toBe('Saturday, November 21, 2026 at 12:00 PM CST');
  expect(at('Mars/Olympus')).toBe('Saturday, November 21, 2026 at 6:00 PM UTC');
});
