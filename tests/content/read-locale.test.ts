import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { readLocale } from '#prerender/content/read-locale.ts';

/** The locale of a content folder whose company.yaml has the given text. */
function localeOf(company: string) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'company.yaml'), company);
  return readLocale(folder);
}

test('language and country are read even if everything else in the file is wrong', () => {
  expect(localeOf('name: 1\nlanguage: de\ncountry: AT\noffices: []\n')).toEqual({ language: 'de', country: 'AT' });
});

test('a site without a language is in English', () => {
  expect(localeOf('country: IE\n')).toEqual({ language: 'en', country: 'IE' });
});

test.each(['language: xx\ncountry: DE\n', 'language: [', ''])(
  'a site whose company.yaml is %j is in the English of the US',
  (company) => {
    expect(localeOf(company)).toEqual({ language: 'en', country: 'US' });
  },
);
