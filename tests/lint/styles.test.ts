import { join } from 'node:path';
import stylelint from 'stylelint';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The names of the rules that a style sheet breaks. */
async function brokenRules(file: string, css: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: `${css}\n`,
    codeFilename: join(root, file),
    cwd: root,
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const sectionSheet = 'site/pages/careers/probe.module.css';
const tokensOnly = ['declaration-property-value-disallowed-list'];

test.each([
  ['.a { padding: 17px; }', tokensOnly],
  ['.a { gap: 9px var(--space-4); }', tokensOnly],
  ['.a { font: 600 22px / 1 var(--display); }', tokensOnly],
  ['.a { border-radius: 20px 20px 20px 4px; }', tokensOnly],
  ['.a { transition: color 0.2s; }', tokensOnly],
  ['.a { transition: color 200ms; }', tokensOnly],
  ['.a { transition: var(--fast); }', ['declaration-property-value-allowed-list']],
  ['.a { transition: color var(--fast), all var(--slow); }', ['declaration-property-value-allowed-list']],
  ['.a { border-color: #abc; }', tokensOnly],
  ['.a { color: #2348c7; }', tokensOnly],
  ['.a li { margin: 0; }', ['selector-max-type']],
  ['.a .b .c { margin: 0; }', ['selector-max-combinators']],
  [':root:has(.a):not([data-b]) .c { margin: 0; }', ['selector-disallowed-list']],
  [':root[data-a]:not([data-b], :has(:target)) .c { margin: 0; }', ['selector-disallowed-list']],
])('a section must not write %s', async (css, rules) => {
  expect(await brokenRules(sectionSheet, css)).toEqual(rules);
});

test.each([
  '.a { padding: var(--space-4) 0 1px; }',
  '.a { width: 312px; }',
  '.a { border-radius: var(--plume); }',
  '.a:hover .b { color: var(--cobalt); }',
  '.a { transition: color var(--fast); }',
  '.a { transition: translate var(--fast) var(--ease), rotate var(--slow); }',
  ':root:has(.a[open]) { margin: 0; }',
  ':root:not([data-a]) .b:has(.c) { margin: 0; }',
])('a section may write %s', async (css) => {
  expect(await brokenRules(sectionSheet, css)).toEqual([]);
});

test('a drawing may have its own lengths', async () => {
  expect(await brokenRules('site/pages/pos-system/probe.drawing.module.css', '.a { padding: 17px; }')).toEqual([]);
});
