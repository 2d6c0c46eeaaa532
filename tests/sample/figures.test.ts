import { beforeAll, expect, test } from 'vitest';
import { readContent, type Content } from '#prerender/content/read-content.ts';
import type { Figures } from '#content/schema/figures.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { careers } from '#site/pages/careers/page.ts';
import { caseSchema, type CaseBlock } from '#site/pages/case-schema.ts';
import { caseStudies } from '#site/pages/case-studies/page.ts';
import { jjKit } from '#site/pages/jj-kit/page.ts';
import { modelTraining } from '#site/pages/model-training/page.ts';

let content: Content;
let figures: Figures;

beforeAll(async () => {
  content = await readContent(contentFolder);
  figures = content.figures;
});

const numberOf = (subject: string, name: string) => Number(figures[subject]![name]!.replaceAll(/[^\d.]/g, ''));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: number[]) => sum(numbers) / numbers.length;
const caseAt = (name: string) => content.page(caseSchema, `/case-studies/${name}`);
const blockOf = <Kind extends CaseBlock['kind']>(name: string, kind: Kind) =>
  caseAt(name).blocks.find((block) => block.kind === kind) as Extract<CaseBlock, { kind: Kind }>;

/** The first value of each column of a case's results chart. */
function resultsOf(name: string): number[] {
  const { shown } = blockOf(name, 'results');
  if (shown.as !== 'chart') throw new Error(`${name} shows no chart`);
  return shown.chart.columns.map(({ values }) => values[0]!);
}

test('the figures of three cases add up', () => {
  expect(`${((numberOf('gulfline', 'onRent') / numberOf('gulfline', 'cars')) * 100).toFixed(1)}%`).toBe(
    figures['gulfline']!['utilization'],
  );
  expect(numberOf('alderCreek', 'signedIn') + numberOf('alderCreek', 'printed')).toBe(
    numberOf('alderCreek', 'members'),
  );
  expect(numberOf('gulfTable', 'stopped') + 3).toBe(numberOf('gulfTable', 'twice'));
  expect(figures['gulfTable']!['late']).toBe('three');
});

test('charts and tables show the figures in the text of the pages', () => {
  const rental = resultsOf('rd-rental');
  expect(mean(rental.slice(0, 5)).toFixed(1)).toBe(figures['gulfline']!['counterBefore']);
  expect(mean(rental.slice(-3)).toFixed(1)).toBe(figures['gulfline']!['counterAfter']);

  const late = resultsOf('agile-project-management');
  expect(mean(late.slice(0, 6)).toFixed(1)).toBe(figures['kestrel']!['lateBefore']);
  expect(mean(late.slice(-6)).toFixed(1)).toBe(figures['kestrel']!['lateAfter']);

  const waits = blockOf('event-management-system', 'results').shown;
  if (waits.as !== 'chart') throw new Error('the waits are not a chart');
  expect(Math.max(...waits.chart.columns.map(({ values }) => values[0]!))).toBe(numberOf('gulfTable', 'waitBefore'));
  expect(Math.max(...waits.chart.columns.map(({ values }) => values[1]!))).toBe(numberOf('gulfTable', 'waitAfter'));

  const held = blockOf('pos-system', 'day').chart.columns.map(({ values }) => values[0]!);
  const climb = held.slice(0, held.indexOf(Math.max(...held)) + 1);
  expect(climb, 'orders held only grow while the line is down').toEqual(climb.toSorted((a, b) => a - b));
  expect(climb.at(-1)).toBe(numberOf('tallowPine', 'offline'));
  expect([held[0], held.at(-1)]).toEqual([0, 0]);
});

test('the last row of a table is the sum of the others', () => {
  const tables = ['pos-system', 'timesheet'].flatMap((name) =>
    caseAt(name).blocks.flatMap((block) => {
      if (block.kind === 'features') return block.rows.map(({ figure }) => figure);
      return block.kind === 'results' && block.shown.as === 'figure' ? [block.shown.figure] : [];
    }),
  );
  const totals = tables.flatMap((table) =>
    table.kind === 'table' && table.total ? [{ rows: table.rows, total: table.total }] : [],
  );
  expect(totals.length).toBe(2);
  const value = (cell: string) => Number(cell.replaceAll(/[^\d.]/g, ''));
  for (const { rows, total } of totals) {
    for (const column of [...total.keys()].slice(1)) {
      expect(sum(rows.map((row) => value(row[column]!))), total.join(' ')).toBeCloseTo(value(total[column]!), 2);
    }
  }
});

test('shifts and the working week agree with the hours and the mornings without meetings in the text', () => {
  const { main } = blockOf('timesheet', 'screens');
  if (main.kind !== 'week') throw new Error('the timesheet case shows no week');
  const meal = 0.5;
  for (const { name, hours, shifts } of main.people) {
    const worked = sum(shifts.map((shift) => (shift ? shift.to - shift.from - meal : 0)));
    expect(worked.toFixed(1), name).toBe(hours);
  }
  const { week } = content.page(careers.schema, '/careers');
  const planned = sum(week.days.flatMap(({ blocks }) => blocks.map(({ from, to }) => to - from)));
  expect(week.text).toContain(`${planned} hours`);
  const daysWithFreeMornings = week.days.filter(({ blocks }) =>
    blocks.every(({ from, kind }) => from >= 12 || kind === 'build'),
  );
  expect(daysWithFreeMornings.length).toBeGreaterThan(0);
  for (const { day } of daysWithFreeMornings) expect(week.text).toContain(day);
});

test('JJ Kit’s board, chart and review show one sprint', () => {
  const { board, burndown, review } = content.page(jjKit.schema, '/jj-kit');
  const points = sum(review.rows.map((row) => Number(row.points)));
  const accepted = sum(review.rows.filter(({ back }) => !back).map((row) => Number(row.points)));
  expect(review.figure).toBe(`${accepted} of ${points}`);
  expect(burndown.remaining[0]! + burndown.added).toBe(points);
  expect(burndown.remaining.at(-1)).toBe(points - accepted);
  expect(sum(board.columns.flatMap(({ cards }) => cards.map((card) => card.points)))).toBe(points);
});

test('the pilots’ counts add up', () => {
  const { intro } = content.page(modelTraining.schema, '/model-training');
  expect(sum(intro.whole.map(({ count }) => count))).toBe(numberOf('pilots', 'orders'));
  expect(sum(intro.exam.map(({ count }) => count))).toBe(intro.whole[1].count);
  expect(intro.whole[1].count).toBe(numberOf('pilots', 'ordersSealed'));
  expect(intro.exam[0].count + intro.exam[1].count).toBe(numberOf('pilots', 'ordersFiled'));
  expect(intro.exam[1].count).toBe(numberOf('pilots', 'ordersWrong'));
});

test('the letter on references lists every case under the month in which it ended', () => {
  const { html } = content.articles.find(({ slug }) => slug.endsWith('most-recommended-company'))!;
  const rows = html.read().split('<tr');
  const { cases, others } = content.page(caseStudies.schema, '/case-studies');
  for (const path of [...cases, ...others!.cases]) {
    const [month, year] = content.page(caseSchema, path).facts.timeline.split(' ').slice(-2);
    const row = rows.find((each) => each.includes(path));
    expect(row, path).toMatch(new RegExp(String.raw`${month}[a-z]*\s${year}`));
  }
});
