/** `npm run research -- <article>` runs an article's study, workshop/research/<article>/study.ts, as a process. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const article = process.argv[2] ?? '';
const studies = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'study.ts')));

if (studies.includes(article)) {
  const { status } = spawnSync(process.execPath, [join(folder, article, 'study.ts'), ...process.argv.slice(3)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  console.error(`“${article}” has no study: write npm run research -- <article> with one of ${studies.join(', ')}`);
  process.exitCode = 1;
}
