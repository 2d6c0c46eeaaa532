/**
 * The cost of the article's leak search for 20,000, 60,000 and 300,000 letters, compared to its first version for 20,000
 * and 60,000, and what it finds. Also how often two labelers agree, by a formula.
 *
 * Needs Linux, which reports the peak memory, and Python 3 (PYTHON=/path overrides it).
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { roundTo } from '../statistics.ts';
import { writeResults } from '../write-results.ts';
import { folder, python, writeLeaks } from './leaks.ts';
import { publicSets } from './public-sets.ts';

const pathOf = (file: string) => join(import.meta.dirname, file);

/** Runs a Python script and returns what it prints. */
const runPython = (...args: string[]) => execFileSync(python, args, { encoding: 'utf8', maxBuffer: 1e8 });

const leaksPath = writeLeaks();

/** The cost of one run, as measure.py prints it. */
interface Cost {
  script: string;
  letters: number;
  says: string;
  onlyCopies: boolean;
  seconds: number;
  cpuSeconds: number;
  megabytes: number;
}

const costs: Cost[] = [];
for (const [letters, scripts] of [
  [20_000, ['leaks-first.py', 'leaks.py']],
  [60_000, ['leaks-first.py', 'leaks.py']],
  [300_000, ['leaks.py']],
] as const) {
  runPython(pathOf('letters.py'), folder, String(letters), '2000');
  for (const script of scripts) {
    const file = script === 'leaks.py' ? leaksPath : pathOf(script);
    const cost = JSON.parse(runPython(pathOf('measure.py'), file, join(folder, 'train.txt'), join(folder, 'test.txt')));
    costs.push({ script, letters, ...cost });
  }
}

/** Copies that lack every 16th to 13th word, or words at random, or have words replaced. */
const worn: unknown = JSON.parse(runPython(pathOf('worn.py'), folder));

/** The share of items on which two labelers agree on one of two labels: both right, or both wrong. */
const labelers = [0.9, 0.94, 0.97].map((right) => ({
  eachRight: right,
  agreeByFormula: roundTo(right ** 2 + (1 - right) ** 2),
}));

const publicResults = await publicSets();

writeResults(import.meta.dirname, {
  python: runPython('--version').trim(),
  costs,
  worn,
  labelers,
  publicly: publicResults,
});
console.table(costs);
console.log(worn);
console.table(labelers);
console.table(publicResults);
