import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Restores the file in the first argument from the backup in the second, and is killed before the step in the third.
 */
const [file = '', backup = '', step] = process.argv.slice(2);
let remainingSteps = Number(step);

const countedFunctions = ['copyFileSync', 'fsyncSync', 'openSync', 'renameSync', 'rmSync', 'writeFileSync'] as const;

function countCalls(name: (typeof countedFunctions)[number]): void {
  const original = fs[name] as (...args: unknown[]) => unknown;
  Object.assign(fs, {
    [name](...args: unknown[]) {
      remainingSteps -= 1;
      if (remainingSteps === 0) process.kill(process.pid, 'SIGKILL');
      return original(...args);
    },
  });
}

const { restoreSqlite } = await import('../storage/sqlite/restore-sqlite.ts');
countedFunctions.forEach(countCalls);
syncBuiltinESMExports();
restoreSqlite(file, backup, new Date('2026-11-22T17:00:00Z'), () => false);
