import { expect, test } from 'vitest';
import type { Company } from '#content/schema/company.ts';
import { officeCard } from './office-card.ts';

type Office = Company['offices'][number];

const company = { name: 'Juniper Jay', url: 'https://a.example', country: 'US', language: 'en' } as Company;

const office: Office = {
  id: 'spring',
  city: 'Spring',
  state: 'TX',
  street: '4100 Louetta Road; rear',
  suite: 'Suite 1, Floor 2',
  postalCode: '77388',
  phone: '(281) 555-0142',
  email: 'hello@a.example',
  latitude: 30.04,
  longitude: -95.5,
  directions: '',
};

/** The lines of the office's card for a company with the name. */
const cardLines = (name: string) => officeCard({ ...company, name }, office).split('\r\n');

test('an office’s card has its name, address, phone, email and coordinates, in lines that end with CR LF', () => {
  expect(cardLines('Juniper Jay')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Juniper Jay\\, Spring',
    'N:Juniper Jay;;;;',
    'ORG:Juniper Jay',
    'ADR;TYPE=WORK:;Suite 1\\, Floor 2;4100 Louetta Road\\; rear;Spring;TX;77388;USA',
    'TEL;TYPE=WORK,VOICE:+12815550142',
    'EMAIL;TYPE=INTERNET:hello@a.example',
    'URL:https://a.example/',
    'GEO:30.04;-95.5',
    'END:VCARD',
    '',
  ]);
});

test('an office abroad has its country, and coordinates only if they are known', () => {
  const lisbon: Office = { ...office, country: 'PT', state: undefined, phone: '+351 21 123 4567', latitude: undefined };
  const lines = officeCard(company, lisbon).split('\r\n');
  expect(lines).toContain('ADR;TYPE=WORK:;Suite 1\\, Floor 2;4100 Louetta Road\\; rear;Spring;;77388;Portugal');
  expect(lines).toContain('TEL;TYPE=WORK,VOICE:+351211234567');
  expect(lines.filter((line) => line.startsWith('GEO'))).toEqual([]);
});

test('the (0) of a number with a country code is left out', () => {
  const london: Office = { ...office, country: 'GB', state: undefined, phone: '+44 (0)20 7946 0000' };
  expect(officeCard(company, london)).toContain('TEL;TYPE=WORK,VOICE:+442079460000');
});

test('a comma, semicolon, backslash or line break in a name stays part of it', () => {
  expect(cardLines('A, Inc.')).toEqual(expect.arrayContaining(['N:A\\, Inc.;;;;', 'ORG:A\\, Inc.']));
  const escaped = 'A\\; B\\\\C\\nD';
  expect(cardLines('A; B\\C\nD')).toEqual(expect.arrayContaining([`N:${escaped};;;;`, `ORG:${escaped}`]));
});
