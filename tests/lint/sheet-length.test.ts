import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';

/** Lines of one sheet. docs/decisions/0019-size-of-css.md says why their sum is not limited. */
const limit = 250;

const linesOf = (sheet: string) => sheet.trimEnd().split('\n').length;

test(`no style sheet is longer than ${limit} lines: split it by what it draws`, () => {
  const sheets = globSync('site/**/*.css', { cwd: projectRoot });
  expect(sheets.length).toBeGreaterThan(100);
  const lengths = sheets.map((file) => ({ file, lines: linesOf(readFileSync(join(projectRoot, file), 'utf8')) }));
  expect(lengths.filter(({ lines }) => lines > limit)).toEqual([]);
});
