import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Restores the file in the first argument from the backup in the second, and is killed before the step in the third.
 */
const [file = '', backup = '', step] = process.argv.slice(2);
let left = Number(step);

const steps = ['copyFileSync', 'fsyncSync', 'openSync', 'renameSync', 'rmSync', 'writeFileSync'] as const;

function countCalls(name: (typeof steps)[number]): void {
  const run = fs[name] as (...given: unknown[]) => unknown;
  Object.assign(fs, {
    [name](...given: unknown[]) {
      left -= 1;
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      return run(...given);
    },
  });
}

const { restoreSqlite } = await import('../storage/sqlite/restore-sqlite.ts');
steps.forEach(countCalls);
syncBuiltinESMExports();
restoreSqlite(file, backup, new Date('2026-11-22T17:00:00Z'), () => false);
