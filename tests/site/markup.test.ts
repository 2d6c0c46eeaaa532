import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { isSample } from '#tools/content-folder.ts';
import { builtFile, expectedPages, siteFolder } from './built-site.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard', 'html-validate:a11y'] }),
);

/** Messages of the validator about intentional markup, each with the reason. */
const exceptions: { rule: string; message: RegExp; reason: string }[] = [
  {
    rule: 'no-redundant-role',
    message: /role "(table|rowgroup|row|columnheader|rowheader|cell)"/,
    reason: 'a phone lays the tables of articles out as blocks, and some browsers then forget what they are',
  },
  {
    rule: 'prefer-native-element',
    message: /native <section> element/,
    reason: 'code that scrolls sideways takes the focus and says what it is; it stays a pre',
  },
];

const documents = readdirSync(siteFolder, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ name, html: builtFile(name).toString() }));

test('every document of the site is valid HTML, including those that the server fills in', async () => {
  const usedExceptions = new Set<string>();
  const found = documents.flatMap(({ name, html }) =>
    validator
      .validateStringSync(html, join(siteFolder, name))
      .results.flatMap(({ messages }) => messages)
      .filter(({ ruleId, message }) => {
        const exception = exceptions.find((candidate) => candidate.rule === ruleId && candidate.message.test(message));
        if (exception) usedExceptions.add(exception.rule);
        return !exception;
      })
      .map(({ ruleId, message, selector }) => `${name}: ${ruleId}: ${message} (${selector})`),
  );
  expect(documents.length).toBeGreaterThan((await expectedPages()).length);
  expect(found).toEqual([]);
  // Another company's words may need fewer.
  const needed = isSample ? exceptions.map(({ rule }) => rule) : [...usedExceptions];
  expect([...usedExceptions].toSorted(), 'every exception is still needed').toEqual(needed.toSorted());
});

test('every source of a responsive picture has its widths and its display size', () => {
  const wrong = documents.flatMap(({ name, html }) =>
    (html.match(/<picture[\s\S]*?<\/picture>/g) ?? [])
      .filter((picture) => / \d+w/.test(picture))
      .flatMap((picture) => picture.match(/<source[^>]*>/g) ?? [])
      .filter((source) => !/srcset="[^"]* \d+w"/i.test(source) || !/ sizes="/.test(source))
      .map((source) => `${name}: ${source}`),
  );
  expect(wrong).toEqual([]);
});

test('every time element is machine-readable', () => {
  const day = /^\d{4}-\d{2}-\d{2}$/;
  const wrong = documents.flatMap(({ name, html }) =>
    [...html.matchAll(/<time([^>]*)>([^<]*)/g)]
      .filter(([, attributes = '', text = '']) => !day.test(/ datetime="([^"]*)"/i.exec(attributes)?.[1] ?? text))
      .map(([whole]) => `${name}: ${whole}`),
  );
  expect(wrong).toEqual([]);
});
