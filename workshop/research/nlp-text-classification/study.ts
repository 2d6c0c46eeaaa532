/**
 * The article's sorter.py on dated public news: split at random and by date, with desk tags left in, with another
 * calibration, and month by month as it ages.
 *
 * Needs Python with scikit-learn (PYTHON=/path overrides python3) and cnn_urls.json, see README.md.
 */
import { spawnSync } from 'node:child_process';
import { replaceInCode } from '../printed-code.ts';
import { writeResults } from '../write-results.ts';
import { readingResults } from './reading.ts';
import { newestQuarter, readRows, source, type Row } from './rows.ts';
import {
  thresholdSummary,
  thresholdSummaryByAge,
  parseClassifierOutput,
  type Month,
  type ClassifierOutput,
} from './sorter-output.ts';
import {
  answersOfNewestQuarter,
  pythonCommand,
  runForLines,
  runPython,
  sorterCode,
  writeSorter,
  writeTable,
} from './sorter.ts';

const rows = await readRows();
const countByCategory = (items: Row[]) =>
  Object.fromEntries(
    [...Map.groupBy(items, ({ category }) => category)].map(([category, group]) => [category, group.length] as const),
  );
const newest = newestQuarter(rows);
const older = rows.slice(0, -newest.length);
const code = sorterCode();

const runs: Record<string, ClassifierOutput & { above: ReturnType<typeof thresholdSummary> }> = {};
const report = (name: string, result: ClassifierOutput) => {
  const above = thresholdSummary(result);
  runs[name] = { ...result, above };
  console.log(name);
  console.table(result.shares);
  console.table(result.aboveLine);
  console.table(result.confusions.slice(0, 8));
  console.log(above);
};

writeSorter(code);
writeTable(rows, 'words');
report('by chance', parseClassifierOutput(runPython('sorter.py', 'random')));
report('by date', parseClassifierOutput(runPython('sorter.py', 'by-date')));
const [borders] = runForLines<Record<string, number>>('borders.py');
console.log(borders);
const reading = readingResults(rows, answersOfNewestQuarter());
console.log('300 items, read without their desks');
console.dir(reading, { depth: 4 });
writeSorter(replaceInCode(code, 'cv=5)', "cv=5, method='isotonic')"));
report('by date, isotonic calibration', parseClassifierOutput(runPython('sorter.py', 'by-date')));
writeSorter(code);
writeTable(rows, 'tagged');
report('by chance, desk tags left in', parseClassifierOutput(runPython('sorter.py', 'random')));
writeTable(rows, 'words');
const aging = runForLines<Month>('aging.py', '2023-01-01');
console.table(aging);

const results = {
  source,
  scikitLearn: spawnSync(pythonCommand, ['-c', 'import sklearn; print(sklearn.__version__)'], {
    encoding: 'utf8',
  }).stdout.trim(),
  articles: rows.length,
  first: rows[0]?.date,
  newestQuarterFrom: newest[0]?.date,
  last: rows.at(-1)?.date,
  categories: {
    all: countByCategory(rows),
    olderThreeQuarters: countByCategory(older),
    newestQuarter: countByCategory(newest),
  },
  runs,
  borders,
  aging,
  agedAboveLine: thresholdSummaryByAge(aging, '2023-05'),
  reading,
};
writeResults(import.meta.dirname, results);
