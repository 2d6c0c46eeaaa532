import { expect, test } from 'vitest';
import { slugify, slugMessage } from './slug.ts';

test.each([
  ['Moving Day 🎉', 'moving-day'],
  ['Café Wren & Co.', 'cafe-wren-co'],
  ['Ångström & Fjällräven', 'angstrom-fjallraven'],
  ['İstanbul', 'istanbul'],
])('accents are dropped, and words are separated by single hyphens: %s', (text, slug) =>
  expect(slugify(text)).toBe(slug),
);

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
])('a Latin letter that is not an accented a to z is spelled with a to z: %s', (text, slug) =>
  expect(slugify(text)).toBe(slug),
);

test('text without Latin letters and digits has no slug', () => {
  expect(slugify('日本語 …')).toBe('');
});

test('the message for text that cannot be part of an address quotes it unless it is empty', () => {
  expect(slugMessage('Ben Cole')).toBe(
    '“Ben Cole” may only contain lowercase letters, digits and single hyphens: write ben-cole',
  );
  expect(slugMessage('')).toBe('may only contain lowercase letters, digits and single hyphens');
});
