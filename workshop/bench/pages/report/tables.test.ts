import { expect, test } from 'vitest';
import { chartOf } from './chart.ts';
import { Figures } from './figures.ts';
import { tablesOf } from './tables.ts';

const figures = new Figures();
figures.startRound();
figures.add({ page: 'article', variant: 'plain-html', metric: 'processor' }, 100);
figures.add({ page: 'article', variant: 'ours', metric: 'processor' }, 104.4);
figures.add({ page: 'article', variant: 'astro', metric: 'processor' }, 120);
figures.add({ page: 'article', variant: 'next', metric: 'processor' }, 208.8);
figures.add({ page: 'article', variant: 'ours', metric: 'script' }, 64.51);
figures.add({ page: 'article', variant: 'plain-html', metric: 'step' }, 200);
figures.add({ page: 'article', variant: 'ours', metric: 'step' }, 190);

test('a measured page has a table with a column for each variant; others have none', () => {
  const tables = tablesOf(figures);
  expect(tables).toContain(
    '| `/blog/securing-iot-devices/` | plain HTML | Astro | Next | classic app | ours | ours, hash |',
  );
  expect(tables).toContain('| load: processor time, ms | 100 | 120 | 209 |  | 104 |  |');
  expect(tables).not.toContain('`/rd-rental/`');
});

test('each goal shows its ratio to plain HTML and to the best peer, and whether it was met', () => {
  const tables = tablesOf(figures);
  expect(tables).toContain(
    '| load, processor time, ms | article | 104 | 1.04 | 0.87 | at most 1.10 of plain HTML | yes |',
  );
  expect(tables).toContain('| scripts, kB | article | 64.5 |  |  | at most 7.2 | **no** |');
});

test('a goal with two bounds shows both, and an unmeasured one is omitted', () => {
  const tables = tablesOf(figures);
  expect(tables).toContain(
    '| step, ms | article | 190 | 0.95 |  | at most 200, at most 0.50 of plain HTML | yes, **no** |',
  );
  expect(tables).not.toContain('largest paint, ms');
});

test('a key in a form is reported for the page with the form', () => {
  const homeFigures = new Figures();
  homeFigures.startRound();
  homeFigures.add({ page: 'home', variant: 'ours', metric: 'key' }, 24);
  expect(tablesOf(homeFigures)).toContain('| key in a form, ms | /contact-us | 24 |');
});

test('the largest paint at a hash address is compared with the plain address', () => {
  const hashFigures = new Figures();
  hashFigures.startRound();
  for (const [variant, value] of [
    ['plain-html', 1000],
    ['ours', 1000],
    ['ours-hash', 1200],
  ] as const) {
    hashFigures.add({ page: 'article', variant, metric: 'largestPaint' }, value);
  }
  expect(tablesOf(hashFigures)).toContain(
    '| largest paint, hash address, ms | article | 1,200 | 1.20 |  | at most 1.15 of its plain address | **no** |',
  );
});

test('the chart has a bar for each figure of its panels', () => {
  const chart = chartOf(figures, 'caption');
  expect(chart.match(/font-size="11"/g)).toHaveLength(5);
  expect(chart).not.toContain('NaN');
});
