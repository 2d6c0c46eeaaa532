/**
 * The article's sorter.py on dated public news: split at random and by date, with desk tags left in, with another
 * calibration, and month by month as it ages.
 *
 * Needs Python with scikit-learn (PYTHON=/path overrides python3) and cnn_urls.json, see README.md.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aboveTheLine, readSorted, type Sorted } from './sorter-output.ts';

const project = join(import.meta.dirname, '../../..');
const folder = join(project, '.cache/research/nlp-text-classification');
const article = join(project, 'content/blog/nlp-text-classification.md');
const python = process.env['PYTHON'] ?? 'python3';

function writeTable(rows: Row[], column: 'words' | 'tagged') {
  const lines = rows.map((row) => `${row.date},${row[column]},,${row.category}`);
  writeFileSync(join(folder, 'articles.csv'), ['date,headline,body,category', ...lines, ''].join('\n'));
}

function run(file: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(python, [file, ...args], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${python} ${file}: ${stderr || 'cannot be started'}`);
  return stdout;
}

function sorterCode(): string {
  const block = /```python title="sorter\.py"\n([\s\S]*?)```/.exec(readFileSync(article, 'utf8'));
  if (!block?.[1]) throw new Error(`${article} no longer prints sorter.py`);
  return block[1];
}

const rows = readRows(await addresses());
const counts = (some: Row[]) =>
  Object.fromEntries(
    [...Map.groupBy(some, ({ category }) => category)].map(([category, own]) => [category, own.length] as const),
  );
const cut = Math.floor((rows.length * 3) / 4);
const code = sorterCode();

const runs: Record<string, Sorted & { above: ReturnType<typeof aboveTheLine> }> = {};
const sorter = (text: string) => writeFileSync(join(folder, 'sorter.py'), text);
const report = (name: string, result: Sorted) => {
  const above = aboveTheLine(result);
  runs[name] = { ...result, above };
  console.log(name);
  console.table(result.shares);
  console.table(result.aboveLine);
  console.table(result.confusions.slice(0, 8));
  console.log(above);
};

sorter(code);
writeTable(rows, 'words');
report('by chance', readSorted(run('sorter.py', 'random')));
report('by date', readSorted(run('sorter.py', 'by-date')));
const borders = JSON.parse(run(join(import.meta.dirname, 'borders.py'))) as Record<string, number>;
console.log(borders);
sorter(code.replace('cv=5)', "cv=5, method='isotonic')"));
report('by date, isotonic calibration', readSorted(run('sorter.py', 'by-date')));
sorter(code);
writeTable(rows, 'tagged');
report('by chance, desk tags left in', readSorted(run('sorter.py', 'random')));
writeTable(rows, 'words');
const aging = run(join(import.meta.dirname, 'aging.py'), '2023-01-01')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Record<string, unknown>);
console.table(aging);

const results = {
  source,
  scikitLearn: spawnSync(python, ['-c', 'import sklearn; print(sklearn.__version__)'], {
    encoding: 'utf8',
  }).stdout.trim(),
  articles: rows.length,
  first: rows[0]?.date,
  newestQuarterFrom: rows[cut]?.date,
  last: rows.at(-1)?.date,
  categories: {
    all: counts(rows),
    olderThreeQuarters: counts(rows.slice(0, cut)),
    newestQuarter: counts(rows.slice(cut)),
  },
  runs,
  borders,
  aging,
};
writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
