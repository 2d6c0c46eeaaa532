import { expect, test } from 'vitest';
import { withLinkIn } from './link-in-text.js';

test.each([
  ['the selected words', 'See |what we keep|.', 'See [what we keep](/privacy).'],
  ['a word selected with the space after it', 'Our |prices |are fair', 'Our [prices](/privacy) are fair'],
  ['words selected with the line breaks around them', 'One|\n\ntwo\n|three', 'One\n\n[two](/privacy)\nthree'],
  ['nothing', 'See ||.', 'See [Privacy](/privacy).'],
  ['a space', 'See| |this', 'See [Privacy](/privacy)this'],
])('a link is put around %s', (_, marked, expected) => {
  const [before = '', selected = '', after = ''] = marked.split('|');
  const selection = { start: before.length, end: before.length + selected.length };
  expect(withLinkIn(before + selected + after, selection, { link: '/privacy', name: 'Privacy' })).toBe(expected);
});
