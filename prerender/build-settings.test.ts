import { expect, test } from 'vitest';
import { indexNowKey, readSwitch } from './build-settings.ts';

test('a switch is yes or no, and anything else is refused with the choices', () => {
  expect(['yes', 'no', '', undefined].map((value) => readSwitch('STAGING', { STAGING: value }))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(() => readSwitch('STAGING', { STAGING: 'true' })).toThrow('STAGING is “true”: set it to yes or no');
});

test('a key that is too short, or has characters other than letters, digits and hyphens, is refused, as IndexNow would do', () => {
  expect(indexNowKey('a1b2c3d4')).toBe('a1b2c3d4');
  expect(indexNowKey('')).toBeUndefined();
  for (const key of ['../secret', 'a1b2_c3d4', 'a1b2c3d']) expect(() => indexNowKey(key), key).toThrow('INDEXNOW_KEY');
});
