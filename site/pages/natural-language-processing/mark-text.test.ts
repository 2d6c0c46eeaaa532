import { expect, test } from 'vitest';
import { markText } from './mark-text.ts';
import type { TechniqueFinds } from '../../sections/techniques/technique-finds.ts';

const finds: TechniqueFinds = {
  stems: [{ start: 'bill', cut: 'ed', base: 'bill' }],
  keywords: ['billed twice', 'van'],
  entities: [{ words: '$86.40', kind: 'amount' }],
  topics: [],
  summary: '',
  feelings: { scale: ['', '', ''], marks: [{ words: 'billed twice', at: 20 }] },
};

test('marks are nested like the words they mark, and no word is lost', () => {
  expect(markText('I was billed twice: $86.40.', finds)).toEqual([
    'I was ',
    {
      mark: 'bad',
      parts: [{ mark: 'keyword', parts: ['bill', { mark: 'stem', parts: ['ed'] }, ' twice'] }],
    },
    ': ',
    { mark: 'entity', parts: ['$86.40'] },
    '.',
  ]);
});

test('a word is not found inside another one', () => {
  expect(markText('In advance, please.', finds)).toEqual(['In advance, please.']);
  expect(markText('Der vanéa.', finds)).toEqual(['Der vanéa.']);
});

test('a mark that would cross another is left out', () => {
  const crossing = { ...finds, keywords: ['billed twice', 'twice more'] };
  expect(markText('billed twice more', crossing)).toEqual([expect.objectContaining({ mark: 'bad' }), ' more']);
});
