import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import { companyReadme } from './company-readme.ts';

const company = { name: 'Quill', url: 'https://quill.example' };
const readme = companyReadme(readFileSync(join(projectRoot, 'README.md'), 'utf8'), company);

test('a company’s README says what the site is, how it is run and where to change what', () => {
  expect(readme).toMatch(/^# The website of Quill\n\nThe pages of https:\/\/quill\.example,/);
  expect(readme.match(/^## .*/gm)).toEqual([
    '## Two commands',
    '## Day to day',
    '## Addresses',
    '## Where to change what',
    '## Further',
  ]);
  expect(readme).toContain('npm ci && npm test');
});

test('a company’s README says nothing about the sample', () => {
  expect(readme).not.toMatch(/Juniper|new-company|npm run research/);
});

test('a second attempt leaves the company’s README unchanged', () => {
  expect(companyReadme(readme, company)).toBe(readme);
});
