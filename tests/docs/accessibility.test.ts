import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';

const rows = readFileSync(join(projectRoot, 'docs/accessibility.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('every criterion of WCAG 2.2 of levels A and AA stands once, in order', () => {
  const numbers = rows.map(([, criterion = '']) => criterion.split(' ', 1)[0] ?? '');
  expect(rows.filter(([, , level]) => level === 'A')).toHaveLength(31);
  expect(rows.filter(([, , level]) => level === 'AA')).toHaveLength(24);
  expect(numbers).toEqual(
    [...new Set(numbers)].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })),
  );
});

it.each(rows.map(([, criterion = '', , how = '', result = '', remarks = '']) => ({ criterion, how, result, remarks })))(
  '$criterion has a result, and is shown by tests that are there or says by what',
  ({ how, result, remarks }) => {
    expect(['Supports', 'Partially supports', 'Not applicable', 'Not evaluated']).toContain(result);
    const falls = result === 'Partially supports' || result === 'Not evaluated';
    expect(!falls || remarks !== '', 'says how it falls short').toBe(true);
    const files = Array.from(how.matchAll(/`([^`]+)`/g), ([, file]) => file ?? '');
    expect(files.length > 0 || /^(review|engines)$/.test(how)).toBe(true);
    for (const file of files) {
      expect(file).toMatch(/\.(test|spec)\.tsx?$/);
      expect(existsSync(join(projectRoot, file)), file).toBe(true);
    }
  },
);
