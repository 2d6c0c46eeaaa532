import { expect, test } from 'vitest';
import * as en from '#languages/en.ts';
import type { LanguageName } from '#languages/languages.ts';
import { readableMarkdown } from '../readable.ts';
import type { BodyReferences } from './check-body.ts';
import { articleSyntax } from './markdown-syntax.ts';
import { renderMarkdown } from './markdown.ts';

const drawing = '<svg viewBox="0 0 2 1"><path d="M0 0"/></svg>';
const window = {
  width: 1360,
  height: 900,
  alt: '',
  color: '#123456',
  avif: '/pictures/photos/window-480.012345.avif 480w, /pictures/photos/window-1360.012345.avif 1360w',
  jpeg: '/pictures/photos/window-828.012345.jpg',
};
const address = 'https://site.example/blog/a/';
const render = (
  source: string,
  numbered = false,
  language: LanguageName = 'en',
  figures: BodyReferences['figures'] = {},
) =>
  renderMarkdown(articleSyntax().parse(source), {
    numbered,
    address,
    language,
    figures: { both: { wide: drawing, phone: drawing }, one: { wide: drawing }, ...figures },
    pictures: { window },
    links: { 'opening-a-shop.md': '/blog/opening-a-shop/' },
  });

test('second-level headings become the table of contents, each with a focusable anchor', async () => {
  const { headings, html } = await render('## Keep devices apart\n\n### A part\n\n## Plan the `last` day');
  expect(headings).toEqual([
    { id: 'keep-devices-apart', text: 'Keep devices apart' },
    { id: 'plan-the-last-day', text: 'Plan the last day' },
  ]);
  expect(html).toContain('<h2 id="keep-devices-apart" tabindex="-1"><a href="#keep-devices-apart"');
  expect(html).not.toContain('data-number');
});

test('numbered headings contain their number', async () => {
  const { html } = await render('## One\n\n## Two', true);
  expect(html.match(/<span data-number="">\d<\/span> /g)).toHaveLength(2);
});

test('words are counted as a reader counts them', async () => {
  expect((await render('Two **bold words**, and [a link](/blog).')).wordCount).toBe(6);
});

test('a pull quote, a note and sources are rendered', async () => {
  const { html } = await render(':::pull\nSaid well.\n:::\n\n:::note\nDo it.\n:::\n\n:::sources\n- One\n:::');
  expect(html).toContain('<p data-pull="">Said well.</p>');
  expect(html).toContain('<aside data-note="" role="note"><p>Do it.</p></aside>');
  expect(html).toMatch(/<section data-sources="">\s*<ul>/);
});

test('an unknown block is refused with the names that exist', async () => {
  await expect(render(':::quote\nWords\n:::')).rejects.toThrow('“:::quote” is unknown: use one of note, pull');
});

test('colons in running text stay text', async () => {
  expect((await render('A ratio of 3:1 at 10:30, see note:here.')).html).toBe(
    '<p>A ratio of 3:1 at 10:30, see note:here.</p>',
  );
});

test('a figure shows its drawings, has a description and is counted', async () => {
  const figure = (file: string) => `::figure{file="${file}" alt="A &quot;box&quot;" caption="Its line."}`;
  const { html } = await render(`${figure('both')}\n\n${figure('one')}`);
  expect(html.match(/data-form="\w+"/g)).toEqual(['data-form="wide"', 'data-form="phone"', 'data-form="only"']);
  expect(html).toContain('role="img" aria-label="A &quot;box&quot;"');
  expect(html).toContain('<figcaption>Figure\u00a01. Its line.</figcaption>');
  expect(html).toContain('<figcaption>Figure\u00a02. Its line.</figcaption>');
});

test('a figure that begins as drawing programs write it has its description and its size rules', async () => {
  const inkscape =
    '<?xml version="1.0"?>\n<!-- <svg -->\n<svg\n   role="none"\n   viewBox="0 0 2 1"\n>\n<path d="M0 0"/></svg>\n';
  const { html } = await render('::figure{file="drawn" alt="A till" caption="Its line."}', false, 'en', {
    drawn: { wide: inkscape },
  });
  expect(html).toContain('<div><svg role="img" aria-label="A till" data-form="only" viewBox="0 0 2 1">\n<path');
});

test('what two drawings call by the same name stays apart', async () => {
  const drawn = (color: string) =>
    `<svg viewBox="0 0 2 1" id="svg1"><linearGradient id="a"><stop stop-color="${color}"/></linearGradient><path id="main" fill="url(#a)" style='stroke:url("#a")' d="M0 0"/></svg>`;
  const figure = (file: string) => `::figure{file="${file}" alt="A" caption="Its line."}`;
  const { html } = await render(`${figure('red')}\n\n${figure('blue')}`, false, 'en', {
    red: { wide: drawn('red'), phone: drawn('red') },
    blue: { wide: drawn('blue') },
  });
  expect(html.match(/id="[^"]*"/g)).toEqual(['id="figure-1-a"', 'id="figure-1-phone-a"', 'id="figure-2-a"']);
  expect(html).toContain(`<path fill="url(#figure-1-phone-a)" style='stroke:url("#figure-1-phone-a")' d="M0 0"/>`);
});

test('a figure without a text alternative is refused', async () => {
  await expect(render('::figure{file="both" caption="Its line."}')).rejects.toThrow('is incomplete');
});

test('every cell of a table has its column’s name, and the first cell names the row', async () => {
  const { html } = await render(
    ':::table{caption="Rates"}\n\n| Signal | Day |\n| --- | --- |\n| Messages | Calm |\n\n:::',
  );
  expect(html).toContain('<figcaption>Rates</figcaption>');
  expect(html).toContain('<th scope="col" role="columnheader" data-short="">Day</th>');
  expect(html).toContain('<th scope="row" role="rowheader">Messages</th>');
  expect(html).toContain('<td role="cell" data-label="Day" data-short="">Calm</td>');
});

test('a row that is named by a number or a letter has its column’s name too', async () => {
  const { html } = await render('| Stars | Said |\n| --- | --- |\n| 5 | Fine |\n| None | Nothing |');
  expect(html).toContain('<th scope="row" role="rowheader" data-label="Stars">5</th>');
  expect(html).toContain('<th scope="row" role="rowheader">None</th>');
});

test('amounts stay in columns if a phone has room for them', async () => {
  const { html } = await render('| Cost | Keep | Build |\n| --- | --- | --- |\n| Upkeep | 0 | 135,000 |');
  expect(html).toContain('<table role="table" data-columns="">');
  expect(html).toContain('<td role="cell" data-label="Build" data-amount="">135,000</td>');
  expect((await render('| Task | Time |\n| --- | --- |\n| A | 2 h |\n| B | Long |')).html).not.toContain('data-amount');
});

test('a missing amount and a rare word leave a column aligned as numbers', async () => {
  const saved = (values: string[]) =>
    render(`| Year | Saved |\n| --- | --- |\n${values.map((value, row) => `| 202${row} | ${value} |`).join('\n')}`);
  expect((await saved(['-', '39', '59'])).html.match(/data-amount=/g)).toHaveLength(4);
  expect((await saved(['94%', '94%', '28%', 'None'])).html.match(/data-amount=/g)).toHaveLength(5);
  expect((await saved(['94%', 'None', 'None'])).html).not.toContain('data-amount=');
});

test('many short answers stay in columns, which scroll beside the names of their rows', async () => {
  const row = '| Nginx | After a reload | Stays | All refused |\n';
  const head = '| Server | Refuses | Session | Past the date |\n| --- | --- | --- | --- |\n';
  expect((await render(head + row.repeat(6))).html).toContain(
    '<div data-matrix="" role="region" aria-label="Server, Refuses, Session, Past the date" tabindex="0"><table role="table" data-columns="">',
  );
  expect((await render(head + row.repeat(3))).html).not.toContain('data-matrix');
});

const chart = (rows: string) => `:::chart{caption="Hours"}\n\n| Step | Hours |\n| --- | --- |\n${rows}\n\n:::`;

test('a chart is a table whose bars are shares of the longest, and counts as a figure', async () => {
  const { html, readable } = await render(
    `${chart('| Pick | 1,200 h |\n| Pack | 300 h |')}\n\n::figure{file="one" alt="A" caption="Its line."}`,
  );
  expect(html).toContain('<figure data-chart="" style="--digits:7"><table role="table" data-columns="">');
  expect(html).toMatch(/style="--share:1">1,200 h<[^]*style="--share:0\.25">300 h</);
  expect(html).toContain('</table><figcaption>Figure\u00a01. Hours</figcaption></figure>');
  expect(html).toContain('Figure\u00a02. Its line.');
  expect(readable.markdown).toMatch(/\| Step +\| Hours +\|\n[^]*\| Pick +\| 1,200 h \|/);
});

test('a chart’s numbers are parsed in the format of its language', async () => {
  const { html } = await render(chart('| A | 1.000,5 € |\n| B | 100,05 € |'), false, 'de');
  expect(html.match(/--share:[\d.]+/g)).toEqual(['--share:1', '--share:0.1']);
});

test('a phone gives long labels in a table more room', async () => {
  const { html } = await render('| Split | Drawn at random |\n| --- | --- |\n| Overall | Right |');
  expect(html).toContain('<table role="table" data-long-labels="">');
});

test('a number and its unit, a sum and a number with a hyphen stay on one line', async () => {
  const { html } = await render('In May 2026, 19 percent: (0.87 − 0.1) / 2 = 0.4 in SB-327, not `a 1 percent`.');
  expect(html).toBe(
    '<p>In May\u00a02026, 19\u00a0percent: (0.87\u00a0−\u00a00.1)\u00a0/\u00a02\u00a0=\u00a00.4 in ' +
      '<span data-whole="">SB-327</span>, not <code data-whole="">a 1 percent</code>.</p>',
  );
});

test('initials stay with the name', async () => {
  expect((await render('By D. M. Jones and others.')).html).toBe('<p>By D.\u00a0M.\u00a0Jones and others.</p>');
});

test('code keeps its text, is colored like the page and gets a Copy button', async () => {
  const { html } = await render('```conf title="fleet.conf"\nallow_anonymous false\n```');
  expect(html).toContain(
    '<figcaption><span>fleet.conf</span><button type="button" aria-label="Copy fleet.conf" data-copy="" data-copy-message="Code copied">',
  );
  expect(html).toContain('color:var(--code-token-keyword)');
  const code = /<code>(.*)<\/code>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
  expect(code).toBe('allow_anonymous false');
});

test('each Copy button is named after its listing, a second one with that name is numbered', async () => {
  const listing = (title: string) => `\`\`\`conf title="${title}"\nallow_anonymous false\n\`\`\`\n\n`;
  const { html } = await render(listing('fleet.conf') + listing('broker.conf') + listing('fleet.conf'));
  expect([...html.matchAll(/aria-label="(Copy [^"]+)"/g)].map(([, name]) => name)).toEqual([
    'Copy fleet.conf',
    'Copy broker.conf',
    'Copy fleet.conf, 2',
  ]);
});

test('code in a language that cannot be highlighted is refused', async () => {
  await expect(render('```cobol\nSTOP RUN.\n```')).rejects.toThrow('code marked “cobol” cannot be colored');
});

test('links within the site are plain documents, links to other sites send no referrer', async () => {
  const { html } = await render('[Us](/contact-us), [them](https://example.com/a), [here](#one), [feed](/feed.xml)');
  expect(html).toContain('href="/contact-us/"');
  expect(html).toContain('href="https://example.com/a" rel="noreferrer"');
  expect(html).toContain('href="#one"');
  expect(html).toContain('href="/feed.xml"');
});

test('a link to an article’s file leads to the article', async () => {
  expect((await render('[one](opening-a-shop.md)')).html).toContain('href="/blog/opening-a-shop/"');
});

test('a picture on a line of its own becomes a figure with its widths, its reserved space and its caption', async () => {
  const { html } = await render('![A <window> at eight](window "At eight.")');
  expect(html).toContain('<figure data-photo=""><picture><source type="image/avif" srcset="');
  expect(html).toContain('window-1360.012345.avif 1360w" sizes="');
  expect(html).toContain('alt="A <window> at eight" width="1360" height="900" loading="lazy"');
  expect(html).toContain('<figcaption>At eight.</figcaption></figure>');
});

test('an author’s comment is not on the page', async () => {
  expect((await render('Words <!-- ask Ann --> follow.\n\n<!--\nnot\nyet\n-->')).html).not.toMatch(/ask|not|<!--/);
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
  ['of our own blocks', everything],
  ['with tags of the writer’s', 'Press <kbd>Ctrl</kbd> and <em>wait <b>long</b></em>.<br>Then go on.'],
])('a text %s has the same Markdown as its HTML', async (_, source) => {
  const { html, readable } = await render(source, true);
  expect(readable.markdown).toBe(readableMarkdown(html, address, en.article.drawing));
  expect(readable.markdown).toMatch(/\w/);
});

test('an article’s Markdown has its numbers, parts of words and code as they were written', async () => {
  const source = [
    'It takes 1.5-2 hours, $10-20, F-16s, v1.2-3, un*believ*able, two [links](/team)s.',
    '```typescript\nfunction next(waits: readonly number[]) {\n  return waits.slice(-20); // “rest”\n}\n```',
    '```html\n<a href="/x/">X</a>\n```',
  ].join('\n\n');
  const { readable } = await render(source);
  expect(readable.markdown.trim()).toBe(
    source.replace('(/team)', '(https://site.example/team/)').replaceAll(/```(\w+)/g, '$1\n\n```'),
  );
  expect((await render(`${source}\n\nPress <kbd>Ctrl</kbd>.`)).readable.markdown).toContain(readable.markdown.trim());
});

test('a heading has no anchor of the page’s frame, and none without a name', async () => {
  const { headings } = await render('## Menu\n\n## Main\n\n## 🎉\n\n## 🎉\n\n## Menu');
  expect(headings.map(({ id }) => id)).toEqual(['section-menu', 'section-main', 'section', 'section-1', 'menu-1']);
});
