import { expect, test } from 'vitest';
import * as en from '#languages/en.ts';
import { readableMarkdown } from '../readable.ts';
import { articleUrl, renderArticle } from './testing/render-article.ts';

test('second-level headings become the table of contents, each with a focusable anchor', async () => {
  const { headings, html } = await renderArticle('## Keep devices apart\n\n### A part\n\n## Plan the `last` day');
  expect(headings).toEqual([
    { id: 'keep-devices-apart', text: 'Keep devices apart' },
    { id: 'plan-the-last-day', text: 'Plan the last day' },
  ]);
  expect(html).toContain('<h2 id="keep-devices-apart" tabindex="-1"><a href="#keep-devices-apart"');
  expect(html).not.toContain('data-number');
});

test('numbered headings contain their number', async () => {
  const { html } = await renderArticle('## One\n\n## Two', { numbered: true });
  expect(html.match(/<span data-number="">\d<\/span> /g)).toHaveLength(2);
});

test('words are counted without their markup', async () => {
  expect((await renderArticle('Two **bold words**, and [a link](/blog).')).wordCount).toBe(6);
});

test('a pull quote, a note and sources are rendered', async () => {
  const { html } = await renderArticle(':::pull\nSaid well.\n:::\n\n:::note\nDo it.\n:::\n\n:::sources\n- One\n:::');
  expect(html).toContain('<p data-pull="">Said well.</p>');
  expect(html).toContain('<aside data-note="" role="note"><p>Do it.</p></aside>');
  expect(html).toMatch(/<section data-sources="">\s*<ul>/);
});

test('a list that continues the numbers of an earlier one begins with its own first number', async () => {
  const { html } = await renderArticle('1. One\n\nBetween.\n\n2. Two\n3. Three');
  expect(html).toContain('<ol>\n<li>One</li>');
  expect(html).toContain('<ol start="2" style="counter-reset:item 1">\n<li>Two</li>');
});

test('a list has more room for its numbers if one of them has two digits', async () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}. Item`).join('\n');
  expect((await renderArticle(items(9))).html).not.toContain('data-long-numbers');
  expect((await renderArticle(items(10))).html).toContain('<ol data-long-numbers="">');
  expect((await renderArticle('9. Nine\n10. Ten')).html).toContain('data-long-numbers=""');
});

test('an unknown block is refused with the names that exist', async () => {
  await expect(renderArticle(':::quote\nWords\n:::')).rejects.toThrow('“:::quote” is unknown: use one of note, pull');
});

test('colons in running text stay text', async () => {
  expect((await renderArticle('A ratio of 3:1 at 10:30, see note:here.')).html).toBe(
    '<p>A ratio of 3:1 at 10:30, see note:here.</p>',
  );
});

test.each([
  ['a footnote', 'At 3:1[^a] it holds.\n\n[^a]: The source.', /At 3:1<sup><a href="#user-content-fn-a"/],
  ['a link', 'At 10:30[the plan](/why-us)', /At 10:30<a href="\/why-us\/?"[^>]*>the plan<\/a>/],
  ['emphasis in brackets', 'a:b[**x**]', /a:b\[<strong>x<\/strong>\]/],
  ['braces', 'a:hover{.c}, 3:1{x}', /^<p>a:hover\{\.c\}, 3:1\{x\}<\/p>$/],
])('%s right after a colon and a word or number means what it means elsewhere', async (_, source, expected) => {
  expect((await renderArticle(source)).html).toMatch(expected);
});

test('no line breaks between a number and its unit, within a sum, or at a hyphen before digits', async () => {
  const { html } = await renderArticle('In May 2026, 19 percent: (0.87 − 0.1) / 2 = 0.4 in SB-327, not `a 1 percent`.');
  expect(html).toBe(
    '<p>In May\u00a02026, 19\u00a0percent: (0.87\u00a0−\u00a00.1)\u00a0/\u00a02\u00a0=\u00a00.4 in ' +
      '<span data-no-break="">SB-327</span>, not <code data-no-break="">a 1 percent</code>.</p>',
  );
});

test('no line breaks within a formula, nor between seconds or minutes and their number', async () => {
  const { html } = await renderArticle(
    'Keep it if c < (1 − p) × t: gaps of 1.5 s, 2 mins to read. A room of 4 seats, b and c.',
  );
  expect(html.replaceAll('\u00a0', '_')).toContain(
    'Keep it if c_&#x3C;_(1_−_p)_×_t: gaps of 1.5_s, 2_mins to read. A room of 4 seats, b and c.',
  );
});

test('no line of a pull quote ends at a compound’s hyphen', async () => {
  const { html } = await renderArticle(
    ':::pull\nWe probably over-indexed, two-thirds of it.\n:::\n\nWe probably over-indexed.',
  );
  expect(html).toContain(
    'probably <span data-no-break="">over-indexed</span>, <span data-no-break="">two-thirds</span> of it.',
  );
  expect(html).toContain('<p>We probably over-indexed.</p>');
});

test('no line breaks between initials and a name', async () => {
  expect((await renderArticle('By D. M. Jones and others.')).html).toBe('<p>By D.\u00a0M.\u00a0Jones and others.</p>');
});

test('links to other sites send no referrer, and other links lead to their resolved addresses', async () => {
  const { html } = await renderArticle(
    '[Us](/contact-us/), [them](https://example.com/a), [here](#one), [feed](/feed.xml)',
  );
  expect(html).toContain('href="/contact-us/">');
  expect(html).toContain('href="https://example.com/a" rel="noreferrer"');
  expect(html).toContain('href="#one"');
  expect(html).toContain('href="/feed.xml"');
});

test('a link to an article’s file leads to the article', async () => {
  expect((await renderArticle('[one](opening-a-shop.md)')).html).toContain('href="/blog/opening-a-shop/"');
});

test('an author’s comment is not on the page', async () => {
  expect((await renderArticle('Words <!-- ask Ann --> follow.\n\n<!--\nnot\nyet\n-->')).html).not.toMatch(
    /ask|not|<!--/,
  );
});

const everything = [
  '# One\n\n## A *part*\n\nWords[^1] of D. M. Jones, [linked](/team).\n\n[^1]: A source.',
  '::figure{file="both" alt="Drawn & described" caption="Its line"}\n\n![A window](window "At eight.")',
  ':::note\nA note with `code`.\n:::\n\n:::pull\nWords that count.\n:::',
  ':::table{caption="Numbers"}\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n:::',
  ':::chart{caption="Bars"}\n\n| A | B |\n| --- | --- |\n| One | 2 |\n\n:::',
  '```conf title="a.conf"\nallow_anonymous false\n```\n\nTwo <!-- not shown --> words.',
].join('\n\n');

test.each([
  ['of the articles’ own blocks', everything],
  ['with tags of its own', 'Press <kbd>Ctrl</kbd> and <em>wait <b>long</b></em>.<br>Then go on.'],
])('a text %s has the same Markdown as its HTML', async (_, source) => {
  const { html, readable } = await renderArticle(source, { numbered: true });
  expect(readable.markdown).toBe(readableMarkdown(html, articleUrl, en.article.drawing));
  expect(readable.markdown).toMatch(/\w/);
});

test('numbers, parts of words and code are unchanged in an article’s Markdown', async () => {
  const source = [
    'It takes 1.5-2 hours, $10-20, F-16s, v1.2-3, un*believ*able, two [links](/team/)s.',
    '```typescript\nfunction next(waits: readonly number[]) {\n  return waits.slice(-20); // “rest”\n}\n```',
    '```html\n<a href="/x/">X</a>\n```',
  ].join('\n\n');
  const { readable } = await renderArticle(source);
  expect(readable.markdown.trim()).toBe(
    source.replace('(/team/)', '(https://site.example/team/)').replaceAll(/```(\w+)/g, '$1\n\n```'),
  );
  expect((await renderArticle(`${source}\n\nPress <kbd>Ctrl</kbd>.`)).readable.markdown).toContain(
    readable.markdown.trim(),
  );
});

test('the anchor of a heading is never empty, nor one that the page’s frame has', async () => {
  const { headings } = await renderArticle('## Menu\n\n## Main\n\n## 🎉\n\n## 🎉\n\n## Menu');
  expect(headings.map(({ id }) => id)).toEqual(['section-menu', 'section-main', 'section', 'section-1', 'menu-1']);
});

test('an anchor that is renamed is not the one of another heading', async () => {
  const { headings } = await renderArticle('## Menu\n\n## Section menu\n\n## Section\n\n## 🎉');
  expect(headings.map(({ id }) => id)).toEqual(['section-menu-1', 'section-menu', 'section', 'section-1']);
});
