/**
 * `npm run research -- <article>` runs an article's study, workshop/research/<article>/study.ts, as a process.
 * `--check` runs nothing and compares the figures that the article prints with the study's results.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { printedFigures, studies } from './printed.ts';

const [article = '', ...options] = process.argv.slice(2);

if (!studies().includes(article)) {
  console.error(`“${article}” has no study: write npm run research -- <article> with one of ${studies().join(', ')}`);
  process.exitCode = 1;
} else if (options.includes('--check')) {
  const figures = printedFigures(article);
  for (const { found, expected } of figures) console.log(`${found ? '✓' : '✗ not in the article:'} ${expected}`);
  process.exitCode = figures.every(({ found }) => found) ? 0 : 1;
} else {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, article, 'study.ts'), ...options], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
