import { expect, test } from 'vitest';
import type { Office } from '#content/schema/company.ts';
import { officeAddress, officeName } from './office-address.ts';

const office = (fields: Partial<Office>) =>
  ({ street: '12 Main Street', suite: '', postalCode: '', ...fields }) as Office;

test.each([
  ['US', { city: 'Waco', state: 'TX', postalCode: '76701' }, ['12 Main Street', 'Waco, TX 76701']],
  ['PT', { city: 'Lisbon', postalCode: '1200-195' }, ['12 Main Street', '1200-195 Lisbon', 'Portugal']],
  [
    'DE',
    { city: 'Berlin', postalCode: '10119', suite: '3rd floor' },
    ['12 Main Street', '3rd floor', '10119 Berlin', 'Germany'],
  ],
  ['GB', { city: 'Leeds', postalCode: 'LS1 4AP' }, ['12 Main Street', 'Leeds LS1 4AP', 'United Kingdom']],
  ['CA', { city: 'Toronto', state: 'ON', postalCode: 'M5V 2T6' }, ['12 Main Street', 'Toronto, ON M5V 2T6', 'Canada']],
  ['HK', { city: 'Hong Kong' }, ['12 Main Street', 'Hong Kong', 'Hong Kong SAR China']],
])('an address is in the format of its country: %s', (country, fields, lines) => {
  expect(officeAddress(office(fields), { country, language: 'en', offices: [office(fields)] })).toEqual(lines);
});

test('the country is named if the offices are in several countries', () => {
  const [waco, lisbon] = [office({ city: 'Waco', state: 'TX', postalCode: '76701' }), office({ country: 'PT' })];
  expect(officeAddress(waco, { country: 'US', language: 'en', offices: [waco, lisbon] }).at(-1)).toBe('United States');
});

test('an office is named after its city, and its state if it has one', () => {
  expect(officeName(office({ city: 'Waco', state: 'TX' }))).toBe('Waco, TX');
  expect(officeName(office({ city: 'Lisbon' }))).toBe('Lisbon');
});
