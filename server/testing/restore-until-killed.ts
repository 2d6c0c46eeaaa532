import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Restores the file of its first argument from the backup of its second, and is killed before the step of its third. */
const [file = '', backup = '', step] = process.argv.slice(2);
let left = Number(step);

function countSteps<Name extends 'copyFileSync' | 'fsyncSync' | 'openSync' | 'renameSync' | 'rmSync' | 'writeFileSync'>(
  name: Name,
): void {
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
for (const name of ['copyFileSync', 'fsyncSync', 'openSync', 'renameSync', 'rmSync', 'writeFileSync'] as const)
  countSteps(name);
syncBuiltinESMExports();
restoreSqlite(file, backup, new Date('2026-11-22T17:00:00Z'));
