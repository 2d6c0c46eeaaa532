import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Cost {
  /** The processor time of all its processes, user and system. */
  processorSeconds: number;
  /** The time from its start to its end. */
  clockSeconds: number;
  /** The peak memory of its largest process, in MB. */
  megabytes: number;
}

/**
 * Runs a command to its end with `/usr/bin/time`, from Debian's package `time`. Throws an Error with its output if it
 * fails, or the system's error if it cannot be started.
 */
export function measureCommand(command: string[], cwd: string): Cost {
  const run = spawnSync('/usr/bin/time', ['-f', '%e %U %S %M', ...command], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  if (run.error) throw run.error;
  if (run.status !== 0) throw new Error(`${command.join(' ')} failed:\n${run.stdout}\n${run.stderr}`);
  const [clock = 0, user = 0, system = 0, kibibytes = 0] = (run.stderr.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number);
  return { processorSeconds: user + system, clockSeconds: clock, megabytes: (kibibytes * 1024) / 1e6 };
}

/** The size of a folder's files in MB. */
export function megabytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0) / 1e6;
}
