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

test('a key that cannot be a file name is refused', () => {
  expect(indexNowKey('a1b2c3d4')).toBe('a1b2c3d4');
  expect(indexNowKey('')).toBeUndefined();
  expect(() => indexNowKey('../secret')).toThrow('INDEXNOW_KEY');
});
