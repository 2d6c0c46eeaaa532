import { expect, test } from 'vitest';
import { slugify } from './slug.ts';

test.each([
  ['Moving Day 🎉', 'moving-day'],
  ['Café Wren & Co.', 'cafe-wren-co'],
  ['Ångström & Fjällräven', 'angstrom-fjallraven'],
  ['İstanbul', 'istanbul'],
])('accents and what separates words are left out: %s', (text, slug) => expect(slugify(text)).toBe(slug));

test.each([
  ['Große Straße', 'grosse-strasse'],
  ['GROẞE STRAẞE', 'grosse-strasse'],
  ['Łódź', 'lodz'],
  ['Øystein Sæther', 'oystein-saether'],
  ['Œuvre', 'oeuvre'],
  ['Đặng Ðuro', 'dang-duro'],
  ['Þórður', 'thordur'],
  ['Ħal Għaxaq', 'hal-ghaxaq'],
  ['Diyarbakır', 'diyarbakir'],
  ['Ŧeaŋgu', 'teangu'],
])('a Latin letter without an accent to leave out has its spelling from a to z: %s', (text, slug) =>
  expect(slugify(text)).toBe(slug),
);

test('text without a Latin letter and without a digit has no slug', () => {
  expect(slugify('日本語 …')).toBe('');
});
