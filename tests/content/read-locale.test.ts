import { expect, test } from 'vitest';
import { readLocale } from '#prerender/content/read-locale.ts';
import { smallContent } from './small-content.ts';

/** The locale of the small content with the given text as its company.yaml. */
function localeOf(company: string) {
  const content = smallContent();
  content.write('company.yaml', company);
  return readLocale(content.folder);
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
