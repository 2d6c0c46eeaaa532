import { expect, test } from 'vitest';
import { renderArticle } from './testing/render-article.ts';

test('every cell of a table has its column’s name, and the first cell names the row', async () => {
  const { html } = await renderArticle(
    ':::table{caption="Rates"}\n\n| Signal | Day |\n| --- | --- |\n| Messages | Calm |\n\n:::',
  );
  expect(html).toContain('<figcaption>Rates</figcaption>');
  expect(html).toContain('<th scope="col" role="columnheader" data-short="">Day</th>');
  expect(html).toContain('<th scope="row" role="rowheader">Messages</th>');
  expect(html).toContain('<td role="cell" data-label="Day" data-short="">Calm</td>');
});

test('a row named by a number or a letter has its column’s name too', async () => {
  const { html } = await renderArticle('| Stars | Said |\n| --- | --- |\n| 5 | Fine |\n| None | Nothing |');
  expect(html).toContain('<th scope="row" role="rowheader" data-label="Stars">5</th>');
  expect(html).toContain('<th scope="row" role="rowheader">None</th>');
});

test('amounts that fit a phone stay in columns', async () => {
  const { html } = await renderArticle('| Cost | Keep | Build |\n| --- | --- | --- |\n| Upkeep | 0 | 135,000 |');
  expect(html).toContain('<table role="table" data-columns="">');
  expect(html).toContain('<td role="cell" data-label="Build" data-amount="">135,000</td>');
});

test('a column of which half the cells have words is not aligned like numbers', async () => {
  const { html } = await renderArticle('| Task | Time |\n| --- | --- |\n| A | 2 h |\n| B | Long |');
  expect(html).not.toContain('data-amount');
});

test('amounts that need a phone’s whole width stay in columns below the names of their rows', async () => {
  const renderChances = (lastBudget: string) =>
    renderArticle(
      `| Set | $50,000 | $75,000 | $100,000 | ${lastBudget} |\n| --- | --- | --- | --- | --- |\n` +
        '| Norwegian survey | 92% | 63% | 43% | 5% |',
    );
  expect((await renderChances('$150,000')).html).toContain('<table role="table" data-names-above="" data-columns="">');
  expect((await renderChances('$1,500,000')).html).not.toContain('data-names-above');
});

test('a column with a missing amount or a rare word is still aligned like numbers', async () => {
  const renderColumn = (values: string[]) =>
    renderArticle(
      `| Year | Saved |\n| --- | --- |\n${values.map((value, row) => `| 202${row} | ${value} |`).join('\n')}`,
    );
  expect((await renderColumn(['-', '39', '59'])).html.match(/data-amount=/g)).toHaveLength(4);
  expect((await renderColumn(['94%', '94%', '28%', 'None'])).html.match(/data-amount=/g)).toHaveLength(5);
  expect((await renderColumn(['94%', 'None', 'None'])).html).not.toContain('data-amount=');
});

test('many short answers stay in columns, which scroll beside the names of their rows', async () => {
  const row = '| Nginx | After a reload | Stays | All refused |\n';
  const head = '| Server | Refuses | Session | Past the date |\n| --- | --- | --- | --- |\n';
  expect((await renderArticle(head + row.repeat(6))).html).toContain(
    '<div data-matrix="" role="region" aria-label="Server, Refuses, Session, Past the date" tabindex="0"><table role="table" data-columns="">',
  );
  expect((await renderArticle(head + row.repeat(3))).html).not.toContain('data-matrix');
});

const chart = (rows: string) => `:::chart{caption="Hours"}\n\n| Step | Hours |\n| --- | --- |\n${rows}\n\n:::`;

test('a chart is a table whose bars are shares of the longest, and is numbered as a figure', async () => {
  const { html, readable } = await renderArticle(
    `${chart('| Pick | 1,200 h |\n| Pack | 300 h |')}\n\n::figure{file="one" alt="A" caption="Its line."}`,
  );
  expect(html).toContain('<figure data-chart="" style="--digits:7"><table role="table" data-columns="">');
  expect(html).toMatch(/style="--share:1">1,200 h<[^]*style="--share:0\.25">300 h</);
  expect(html).toContain('</table><figcaption>Figure\u00a01. Hours</figcaption></figure>');
  expect(html).toContain('Figure\u00a02. Its line.');
  expect(readable.markdown).toMatch(/\| Step +\| Hours +\|\n[^]*\| Pick +\| 1,200 h \|/);
});

test('a chart’s numbers are parsed in the format of its language', async () => {
  const { html } = await renderArticle(chart('| A | 1.000,5 € |\n| B | 100,05 € |'), { language: 'de' });
  expect(html.match(/--share:[\d.]+/g)).toEqual(['--share:1', '--share:0.1']);
});

test('a chart’s number in the format of another language is refused, with an example', async () => {
  await expect(renderArticle(chart('| A | 7.5 h |'), { language: 'de' })).rejects.toThrow(
    '“7.5 h” is not a number in the site’s language: write it like 1.234,5',
  );
});

test('a phone gives long labels in a table more room', async () => {
  const { html } = await renderArticle('| Split | Drawn at random |\n| --- | --- |\n| Overall | Right |');
  expect(html).toContain('<table role="table" data-long-labels="">');
});
