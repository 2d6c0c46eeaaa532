import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import { findHardcodedTexts } from './hardcoded-texts.ts';

/** Patterns of code that makes pages, messages, emails and files for readers. */
const includedPatterns = [
  'contract/*.ts',
  'site/**/*.{ts,tsx}',
  'server/{channels,enquiries,mail}/*.ts',
  'server/pages/thank-you-page.ts',
  ...['document', 'feeds', 'llms-texts', 'page-markdown', 'readable', 'site-documents', 'structured-data'].map(
    (name) => `prerender/${name}.ts`,
  ),
  'prerender/data/site-pages.ts',
  ...['markdown', 'highlight-code', 'article-directives'].map((name) => `prerender/content/${name}.ts`),
];

/** Patterns of code that addresses editors and operators, and of tests. */
const excludedPatterns = [
  'site/{development,gallery}/**',
  'site/**/*.examples.tsx',
  'site/forms/testing/**',
  'site/pages/**/{page,*-schema,*-check,phone-hint}.ts',
  'server/mail/mail-settings.ts',
  '**/*.test.{ts,tsx}',
];

/** Matches a finding that is a name, the same in every language. */
const foundName = /: (Facebook|OpenStreetMap)$/;

test('code contains no texts for people: languages have them', () => {
  const filesLike = (pattern: string) => globSync(pattern, { cwd: projectRoot, exclude: excludedPatterns });
  // A file that was renamed would no longer be checked.
  expect(includedPatterns.filter((pattern) => filesLike(pattern).length === 0)).toEqual([]);
  const files = includedPatterns.flatMap(filesLike);
  const found = files.flatMap((file) => findHardcodedTexts(file, readFileSync(join(projectRoot, file), 'utf8')));
  expect(found.filter((line) => !foundName.test(line))).toEqual([]);
});

test.each([
  ['text of an element', '<p>Skip to content</p>', 'Skip to content'],
  ['one word beside a value', '<p>{minutes} min read</p>', 'min read'],
  ['an accessible name', '<nav aria-label="Footer" />', 'Footer'],
  ['a label of a component', '<Field label="Phone" />', 'Phone'],
  ['one of two texts', "<b>{busy ? 'Submitting' : 'Submit'}</b>", 'Submitting'],
  ['concatenated text', '<b>{`Page ${page}`}</b>', 'Page'],
  ['a sentence in a variable', "const words = 'Please enter your name.'", 'Please enter your name.'],
  ['text in markup', 'const html = `<p><a href="/">Go home</a></p>`', '<p><a href="/">Go home</a></p>'],
])('code that contains %s is found', (_, source, text) => {
  expect(findHardcodedTexts('a.tsx', source)[0]).toBe(`a.tsx:1: ${text}`);
});

test.each([
  "document.querySelector('header button[aria-expanded]')",
  "throw new Error('No page has the address')",
  '<img sizes="(width > 700px) 560px, 100vw" alt="" />',
  "<b>{kind === 'careers' && name}</b>",
  "reply.header('Cache-Control', 'no-store')",
  "reply.send({ error: 'There is nothing at this address.' })",
])('%s has no text for people', (source) => {
  expect(findHardcodedTexts('a.tsx', source)).toEqual([]);
});
