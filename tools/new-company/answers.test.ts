import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { AnswerError, parseAnswers, defaultApplicationId, readAnswers } from './answers.ts';

const denver = `name: Quill
url: https://quill.example
email: hello@quill.example
offices:
  - { city: Denver, state: CO, street: 900 Larimer Street, postalCode: '80204', phone: (303) 555-0142, email: hello@quill.example }
applicationId: 7
`;

/** The problems reported for the answers with one text replaced by another. */
function messages(from: string, to: string): string[] {
  try {
    parseAnswers(denver.replace(from, to), 'quill.yaml');
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

test('few answers are required: the rest is derived', () => {
  const { company, palette, logo } = parseAnswers(denver, 'quill.yaml');
  expect(company).toMatchObject({
    slug: 'quill',
    country: 'US',
    timeZone: 'America/Chicago',
    social: {},
    offices: [{ id: 'denver', suite: '', directions: '' }],
    enquiry: { applicationId: 7, api: '/api/', phone: 'us' },
  });
  expect(Object.keys(palette)).toEqual(['main', 'dark', 'text', 'accent', 'second']);
  expect(logo).toBeUndefined();
});

test.each([
  ['#2f5d8a', '#e9763d'],
  ['#8a1c3b', '#e9763d'],
  ['#b35500', '#f2b33d'],
  ['#c62828', '#f2b33d'],
])('with the main color %s, the accent is %s', (main, accent) => {
  expect(parseAnswers(`${denver}palette: { main: '${main}' }\n`, 'quill.yaml').palette.accent).toBe(accent);
});

test('a missing application id becomes the one that the questions suggest', () => {
  const { company } = parseAnswers(denver.replace('applicationId: 7\n', ''), 'quill.yaml');
  expect(company.enquiry.applicationId).toBe(defaultApplicationId);
});

test('the file that docs/adopting.md shows is accepted as it is, with a logo beside it', () => {
  const guide = readFileSync(join(projectRoot, 'docs/adopting.md'), 'utf8');
  const [, example = ''] = /```yaml\n(name: .*?)```/s.exec(guide) ?? [];
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#8a1c3b" d="M1 1h7v7H1z"/></svg>',
  );
  expect(parseAnswers(example, join(folder, 'company.yaml')).company).toMatchObject({
    name: 'Tágide Software',
    country: 'PT',
    enquiry: { applicationId: 21, phone: 'international' },
  });
});

const lisbon = denver
  .replace('offices:', 'country: PT\ntimeZone: Europe/Lisbon\noffices:')
  .replace('(303) 555-0142', "'+351 21 123 4567'");

test('outside the United States the forms accept any country’s numbers', () => {
  expect(parseAnswers(lisbon, 'a.yaml').company).toMatchObject({
    country: 'PT',
    enquiry: { phone: 'international' },
  });
});

test('the forms show a message after a failure, and a reference to quote', () => {
  expect(parseAnswers(lisbon, 'a.yaml').company.enquiry).toMatchObject({
    failureMessage: expect.stringMatching(/could not be sent.*still here/) as string,
    showReference: true,
  });
});

test('outside the United States the time zone is required', () => {
  expect(() => parseAnswers(lisbon.replace('timeZone: Europe/Lisbon\n', ''), 'a.yaml')).toThrow(
    /^a\.yaml: .*timeZone/m,
  );
});

test.each([
  [
    '(303) 555-0142',
    '303.555.0142',
    'quill.yaml: line 5: offices › 0 › phone: is not a US phone number: write it as (281) 555-0142',
  ],
  [
    'https://quill.example',
    'quill.example',
    'quill.yaml: line 2: url: is not a complete address: write it with https://',
  ],
  [
    'applicationId: 7',
    'applicationId: 7.5',
    'quill.yaml: line 6: applicationId: is not a whole number: write the number of the application',
  ],
  [
    'applicationId: 7',
    'description: Software for clocks.',
    'quill.yaml: line 6: description: is shorter than 70 characters: say in one or two sentences what the page is about',
  ],
  [
    'applicationId: 7',
    "applicationId: 7\npalette: { main: '#e0a090' }",
    'quill.yaml: line 7: palette › main: is too weak: #e0a090 on #f7f6f7 (links on a light band) has a contrast of 2.03 and needs 4.5: try #8f665c',
  ],
])('for %j, %j is reported with line, entry and fix', (from, to, line) => expect(messages(from, to)).toEqual([line]));

test('a file that YAML cannot read is reported by its own path', () => {
  expect(messages('name: Quill', 'name: Quill: clocks')).toEqual([
    'quill.yaml: line 1: cannot be read: the text of “name” contains a colon: put quotes around it',
  ]);
});

test('the logo is read relative to the file, and an invalid logo is reported', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'quill.yaml');
  writeFileSync(file, `${denver}logo: quill.svg\n`);
  expect(() => readAnswers(file)).toThrow('quill.svg does not exist');
  writeFileSync(join(folder, 'quill.svg'), '<svg viewBox="0 0 9 9"><text>Q</text></svg>');
  expect(() => readAnswers(file)).toThrow('contains <text>');
  writeFileSync(join(folder, 'quill.svg'), '<svg viewBox="0 0 9 9"><path fill="#0b2040" d="M0 0h9v9z"/></svg>');
  expect(() => readAnswers(file)).toThrow('logo: has a part in #0b2040, which vanishes on a dark header');
  writeFileSync(join(folder, 'quill.svg'), '<svg viewBox="0 0 9 9"><path fill="#2f5d8a" d="M0 0h9v9z"/></svg>');
  expect(readAnswers(file).logo).toContain('<path');
  expect(() => readAnswers(join(folder, 'other.yaml'))).toThrow(AnswerError);
});

test.each([
  ['in one city', ['Houston', 'Houston', 'Houston'], ['houston', 'houston-b', 'houston-c']],
  ['in a city with digits', ['100 Mile House'], ['mile-house']],
  ['in a city without Latin letters', ['София', 'София'], ['office', 'office-b']],
  ['in a city with a stroke', ['Łódź'], ['lodz']],
  ['in a city with a sharp s', ['Meißen'], ['meissen']],
  ['in a city with the name of an anchor of every page', ['Main'], ['main-b']],
])('offices %s get different ids', (_, cities, ids) => {
  const line = /^ {2}- .*\n/m.exec(denver)![0];
  const offices = cities.map((city) => line.replace('Denver', city)).join('');
  const { company } = parseAnswers(denver.replace(line, offices), 'quill.yaml');
  expect(company.offices.map(({ id }) => id)).toEqual(ids);
});

test('a company without a Latin letter in its name gets a slug', () => {
  expect(parseAnswers(denver.replace('Quill', '日本ソフト'), 'quill.yaml').company.slug).toBe('company');
});
