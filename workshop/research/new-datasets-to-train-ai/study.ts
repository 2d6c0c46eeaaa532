/**
 * The cost of the article’s leak search for 20,000 and 300,000 letters, compared to its first version, and what it
 * finds. Two labelers’ agreement is computed.
 *
 * Needs Python 3 (PYTHON=/path overrides it). Peak memory as reported by Linux.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../../..');
const folder = join(project, '.cache/research/new-datasets-to-train-ai');
const article = join(project, 'content/blog/new-datasets-to-train-ai.md');
const python = process.env['PYTHON'] ?? 'python3';
const here = (file: string) => join(import.meta.dirname, file);

const run = (...args: string[]) => execFileSync(python, args, { encoding: 'utf8', maxBuffer: 1e8 });

const block = /```python title="leaks\.py"\n([\s\S]*?)```/.exec(readFileSync(article, 'utf8'));
if (!block?.[1]) throw new Error(`${article} no longer prints leaks.py`);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'leaks.py'), block[1]);

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
  run(here('letters.py'), folder, String(letters), '2000');
  for (const script of scripts) {
    const file = script === 'leaks.py' ? join(folder, script) : here(script);
    const cost = JSON.parse(run(here('measure.py'), file, join(folder, 'train.txt'), join(folder, 'test.txt')));
    costs.push({ script, letters, ...cost });
  }
}

/** Copies that lack every 16th to 13th word, or words at random, or have words replaced. */
const worn: unknown = JSON.parse(run(here('worn.py'), folder));

/** The share of items on which two labelers agree on one of two labels: both right, or both wrong. */
const labelers = [0.9, 0.94, 0.97].map((right) => ({
  eachRight: right,
  agreeByFormula: Number((right ** 2 + (1 - right) ** 2).toFixed(4)),
}));

writeFileSync(
  here('results.json'),
  `${JSON.stringify({ python: run('--version').trim(), costs, worn, labelers }, null, 2)}\n`,
);
console.table(costs);
console.log(worn);
console.table(labelers);
