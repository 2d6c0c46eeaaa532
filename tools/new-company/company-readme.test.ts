import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import { companyReadme } from './company-readme.ts';

test('a company’s README says what it is, how it is run and where to change what, and nothing about the sample', () => {
  const software = readFileSync(join(projectRoot, 'README.md'), 'utf8');
  const readme = companyReadme(software, { name: 'Quill', url: 'https://quill.example' });
  expect(readme).toMatch(/^# The website of Quill\n\nWhat https:\/\/quill\.example shows/);
  expect(readme.match(/^## .*/gm)).toEqual([
    '## Two commands',
    '## Day to day',
    '## Addresses',
    '## Where to change what',
    '## Further',
  ]);
  expect(readme).toContain('npm ci && npm test');
  expect(readme).not.toMatch(/Juniper|new-company|npm run research/);
  // It may be generated again: a second attempt replaces a starter.
  expect(companyReadme(readme, { name: 'Quill', url: 'https://quill.example' })).toBe(readme);
});
