import { describe, expect, it } from 'vitest';
import { exampleCompany } from '../testing/example-company.ts';
import { exampleDist } from '../testing/example-dist.ts';
import { defaultCompany } from './company.ts';
import { readCompany } from './read-company.ts';

const companyFrom = (fields: unknown) => readCompany(exampleDist({ '.build/company.json': JSON.stringify(fields) }));

describe('the company', () => {
  it('is read as the build has written it, with the icon beside it', () =>
    expect(readCompany(exampleDist({ 'icon-192.png': exampleCompany.icon }))).toEqual(exampleCompany));

  it.each([
    ['no folder', () => readCompany('/nowhere')],
    ['an earlier build', () => readCompany(exampleDist({ '.build/company.json': undefined }))],
    ['no company', () => companyFrom(null)],
    ['an empty name and a list of colors', () => companyFrom({ name: '', colors: [] })],
    ['null for its colors', () => companyFrom({ colors: null })],
  ])('is the default one if there is %s', (_, read) => expect(read()).toEqual(defaultCompany));

  it('has the default time zone if its value is not a string', () => {
    const { timeZone, phone } = companyFrom({ name: 'Wren', timeZone: 7, phone: 'us' });
    expect({ timeZone, phone }).toEqual({ timeZone: defaultCompany.timeZone, phone: 'us' });
  });

  it.each([
    ['language', 'tlh'],
    ['language', 'constructor'],
    ['country', 'Germany'],
    ['phone', 'martian'],
    ['phone', 'constructor'],
  ] as const)('has the default %s instead of %s, and keeps the rest', (part, value) => {
    const fields = { name: 'Wren', language: 'de', country: 'DE', phone: 'us' };
    expect(companyFrom(fields)).toMatchObject(fields);
    expect(companyFrom({ ...fields, [part]: value })).toMatchObject({ ...fields, [part]: defaultCompany[part] });
  });

  it.each(['red;}</style><script>', '#12345', 7, '#0b1830"'])(
    'has the default color instead of an invalid one: %s',
    (cobalt) => {
      const { colors } = companyFrom({ name: 'Copper & Wren', colors: { ...exampleCompany.colors, cobalt } });
      expect(colors).toEqual({ ...exampleCompany.colors, cobalt: defaultCompany.colors.cobalt });
    },
  );
});
