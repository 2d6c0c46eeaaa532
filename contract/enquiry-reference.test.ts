import { expect, it } from 'vitest';
import { parseReference, referenceAlphabet, referenceShape } from './enquiry-reference.ts';

it('a reference contains only the sixteen characters of its alphabet', () => {
  expect(new Set(referenceAlphabet).size).toBe(16);
  const otherCharacters = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).filter(
    (character) => !referenceAlphabet.includes(character),
  );
  for (const character of referenceAlphabet) expect(`K4MX-7R2${character}`).toMatch(referenceShape);
  for (const character of otherCharacters) expect(`K4MX-7R2${character}`).not.toMatch(referenceShape);
});

it.each(['K4MX-7R2W', 'k4mx7r2w', ' K4MX 7R2W ', 'k4 mx-7r 2w'])(
  '%j is recognized in the ways people type it',
  (typed) => expect(parseReference(typed)).toBe('K4MX-7R2W'),
);

it.each(['', '7', 'K4MX-7R2', 'K4MX-7R2WW', 'K4MX-7R20', 'K4MX_7R2W', '12345678'])('%j is not a reference', (typed) =>
  expect(parseReference(typed)).toBeUndefined(),
);
