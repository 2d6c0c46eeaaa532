import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { languageNames } from '#languages/languages.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { parseAnswers } from '#tools/new-company/answers.ts';
import { checkStarter } from '#tools/new-company/check-starter.ts';
import { translateContent } from '#tools/new-company/starter-translator.ts';

const answers = (country: string, language?: string) => `name: Tidewater Robotics GmbH
url: https://www.tidewater.example
email: hallo@tidewater.example
country: ${country}
${language ? `language: ${language}\n` : ''}timeZone: Europe/Berlin
offices:
  - { city: Hamburg, street: Am Sandtorkai 12, postalCode: '20457', phone: '+49 40 123 4567', email: hallo@tidewater.example }
`;

test.each(languageNames)('the starter in %s is complete and has no problems', async (language) => {
  await expect(checkStarter(projectRoot, parseAnswers(answers('DE', language), 'answers.yaml'))).resolves.toBe(
    undefined,
  );
});

test.each([
  ['DE', 'de'],
  ['AT', 'de'],
  ['ES', 'es'],
  ['MX', 'es'],
  ['GB', 'en'],
  ['PT', 'en'],
])('a company in %s without a language gets a site in %s', (country, language) =>
  expect(parseAnswers(answers(country), 'answers.yaml').company.language).toBe(language),
);

test('an unavailable language is refused, and the available ones are named', () =>
  expect(() => parseAnswers(answers('FR', 'fr'), 'answers.yaml')).toThrow(
    'answers.yaml: line 5: language: is not a language of the site: use en, de, es',
  ));

test('the files of all languages have the same texts', () => {
  const files = globSync('tools/new-company/languages/*.yaml', { cwd: projectRoot });
  // English has no file: the starter itself is English.
  expect(files).toHaveLength(languageNames.length - 1);
  const [first, ...others] = files.map((file) =>
    Object.keys(parse(readFileSync(join(projectRoot, file), 'utf8')) as object),
  );
  for (const other of others) expect(other).toEqual(first);
});

test('the label “case” is translated, but not an entry of the same name that contains an address', () => {
  const content = temporaryFolder();
  const files = ['navigation.yaml', 'people/testimonials.yaml'];
  for (const file of files) cpSync(join(projectRoot, 'tools/new-company/starter', file), join(content, file));
  translateContent(content, 'de', new Set());
  const [navigation, testimonials] = files.map((file) => parse(readFileSync(join(content, file), 'utf8')) as unknown);
  expect(navigation).toMatchObject({ seeAlso: { case: 'Fallstudie', article: 'Artikel' } });
  expect(testimonials).toMatchObject([{ case: '/case-studies/example' }, {}, {}]);
});
