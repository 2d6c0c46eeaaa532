import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a study's results beside it as results.json, and logs the path. */
export function writeResults(folder: string, results: object): void {
  const file = join(folder, 'results.json');
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\nWritten to ${file}`);
}
