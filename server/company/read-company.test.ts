import { expect, it } from 'vitest';
import { exampleCompany } from '../testing/example-company.ts';
import { exampleDist } from '../testing/example-dist.ts';
import { defaultCompany } from './company.ts';
import { readCompany } from './read-company.ts';

const built = (written: unknown) => readCompany(exampleDist({ '.build/company.json': JSON.stringify(written) }));

it('is read as the build has written it, with the icon beside it', () =>
  expect(readCompany(exampleDist({ 'icon-192.png': exampleCompany.icon }))).toEqual(exampleCompany));

it.each([
  ['no folder', () => readCompany('/nowhere')],
  ['an earlier build', () => readCompany(exampleDist({ '.build/company.json': undefined }))],
  ['no company', () => built(null)],
  ['an empty name and no colors', () => built({ name: '', colors: [] })],
])('is neutral if there is %s', (_, read) => expect(read()).toEqual(defaultCompany));

it('has a time zone if none is written', () => {
  const { timeZone, phone } = built({ name: 'Wren', timeZone: 7, phone: 'us' });
  expect({ timeZone, phone }).toEqual({ timeZone: defaultCompany.timeZone, phone: 'us' });
});

it.each([
  ['language', 'tlh'],
  ['language', 'constructor'],
  ['country', 'Germany'],
  ['phone', 'martian'],
  ['phone', 'constructor'],
] as const)('has the default %s if %s is written, and the rest as written', (part, value) => {
  const written = { name: 'Wren', language: 'de', country: 'DE', phone: 'us' };
  expect(built(written)).toMatchObject(written);
  expect(built({ ...written, [part]: value })).toMatchObject({ ...written, [part]: defaultCompany[part] });
});

it.each(['red;}</style><script>', '#12345', 7, '#0b1830"'])('accepts no invalid color: %s', (cobalt) => {
  const { colors } = built({ name: 'Copper & Wren', colors: { ...exampleCompany.colors, cobalt } });
  expect(colors).toEqual({ ...exampleCompany.colors, cobalt: defaultCompany.colors.cobalt });
});
