import { expect, test } from 'vitest';
import { remainingWork } from './remaining-work.ts';

test('what is left of the starter is listed by file and by picture', () => {
  expect(remainingWork([{ file: 'company.yaml', count: 2 }], ['hero-blog'])).toEqual([
    '\nPlaceholders in brackets, still to be written:\n\n  content/company.yaml: 2',
    expect.stringMatching(/^\nThese pictures are placeholders: .*\n\n {2}hero-blog$/s),
  ]);
});

test('a site whose words and pictures are all its own is not called unfinished', () => {
  expect(remainingWork([], [])).toEqual(['\nNo placeholders in brackets in content/.']);
});
