import { expect, test } from 'vitest';
import type { Company } from '#content/schema/company.ts';
import { indexNowKey, isYes } from './build-settings.ts';
import { robots } from './listings.ts';

test('a switch is yes or no, and anything else is refused with the choices', () => {
  expect(['yes', 'no', '', undefined].map((value) => isYes('STAGING', { STAGING: value }))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(() => isYes('STAGING', { STAGING: 'true' })).toThrow('STAGING is “true”: set it to yes or no');
});

test('a key that cannot be a file name is refused', () => {
  expect(indexNowKey('a1b2c3d4')).toBe('a1b2c3d4');
  expect(indexNowKey('')).toBeUndefined();
  expect(() => indexNowKey('../secret')).toThrow('INDEXNOW_KEY');
});

test('robots.txt blocks everybody from a staging site, and links the sitemap of any other, which it lets be read', () => {
  const company = { url: 'https://a.example' } as Company;
  expect(robots(company, true)).toBe('User-agent: *\nDisallow: /\n');
  expect(robots(company)).toContain('Sitemap: https://a.example/sitemap.xml');
  expect(robots(company)).not.toContain('Disallow: /\n');
});
