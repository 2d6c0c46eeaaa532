import { expect, test } from 'vitest';
import { languages } from '#languages/languages.ts';
import { nonBreakingRanges } from './non-breaking-ranges.ts';

/** Markup with the ranges of an English page joined; `_` stands for each non-breaking space. */
const joinEnglishRanges = (markup: string) => nonBreakingRanges(markup, languages.en.range).replaceAll('\u00a0', '_');

test.each([
  ['<dd>$60,000 to $140,000</dd>', '<dd>$60,000_to_$140,000</dd>'],
  ['<p>Friday, 10 to 6:30</p>', '<p>Friday, 10_to_6:30</p>'],
  ['<p>9 am to 5 pm, 20 to 30 percent</p>', '<p>9_am_to_5_pm, 20_to_30 percent</p>'],
  ['<p>by 6 pm, at 9:30 am, 3 amps</p>', '<p>by 6_pm, at 9:30_am, 3 amps</p>'],
  ['<p>from −1 to +1, 1 to 2 to 3</p>', '<p>from −1_to_+1, 1_to_2_to_3</p>'],
])('a range of numbers, or an hour, stays on one line: %s', (markup, expected) => {
  expect(joinEnglishRanges(markup)).toBe(expected);
});

test('a range is recognized in the language of the page', () => {
  expect(nonBreakingRanges('<p>10 bis 12</p>', languages.de.range)).toBe('<p>10\u00a0bis\u00a012</p>');
});

test.each([
  '<p>4 to look at, Mar 2 to Mar 8</p>',
  '<img alt="1 to 2"><a title="1 > 2, 3 to 4">x</a>',
  '<pre><code>1 to 2</code> 3 to 4</pre>',
  '<svg><svg></svg><text>1 to 2</text></svg>',
  '<script>"1 to 2"</script>',
  '<site-island component="Form">1 to 2</site-island>',
])('markup without a range in its prose is unchanged: %s', (markup) => {
  expect(joinEnglishRanges(markup)).toBe(markup);
});

test('a range after an element that is left unchanged is joined', () => {
  expect(joinEnglishRanges('<pre>1 to 2</pre>1 to 2<site-island behavior="b">1 to 2</site-island>')).toBe(
    '<pre>1 to 2</pre>1_to_2<site-island behavior="b">1_to_2</site-island>',
  );
});

test('a range in a narrow column may break', () => {
  const markup = '<table data-ranges="break"><tr><td>10 to 6:30</td></tr></table>';
  expect(joinEnglishRanges(markup)).toBe(markup);
});
