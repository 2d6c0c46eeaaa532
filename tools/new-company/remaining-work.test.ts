import { expect, test } from 'vitest';
import { remainingWork } from './remaining-work.ts';

test('files with placeholders and pictures to replace are listed', () => {
  expect(remainingWork([{ file: 'company.yaml', count: 2 }], ['hero-blog'])).toEqual([
    '\nPlaceholders in brackets, still to be written:\n\n  content/company.yaml: 2',
    expect.stringMatching(/^\nThese pictures are placeholders: .*\n\n {2}hero-blog$/s),
  ]);
});

test('a site without placeholders and pictures to replace is not called unfinished', () => {
  expect(remainingWork([], [])).toEqual(['\nNo placeholders in brackets in content/.']);
});
