/** The trials and their outcomes, and how they are stored. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { program } from './broker.ts';
import type { ListRow } from './lists.ts';

/** One trial and its outcome. */
interface Trial {
  group: string;
  case: string;
  outcome:
    | 'let in'
    | 'turned away'
    | 'stays connected'
    | 'cut off'
    | 'delivered'
    | 'dropped, sender told nothing'
    | 'new certificate shown'
    | 'old certificate shown'
    | 'broker does not start';
  detail: string;
}

/** The trials so far: each trial adds its own. */
export const trials: Trial[] = [];

/** The first line that a command prints, even if it exits with an error. */
function versionOf(command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { encoding: 'utf8' }).split('\n')[0]!.trim();
  } catch (error) {
    const { stdout } = error as { stdout?: string | null };
    if (!stdout) throw error;
    return stdout.split('\n')[0]!.trim();
  }
}

/** Writes all trials to results.json, or to a file beside it if another broker was named, and prints them. */
export function report(lists: ListRow[]) {
  const results = { broker: versionOf(program, '-h'), openssl: versionOf('openssl', 'version'), rows: trials, lists };
  const output = process.env['MOSQUITTO'] ? 'results-other-broker.json' : 'results.json';
  writeFileSync(join(import.meta.dirname, output), `${JSON.stringify(results, null, 2)}\n`);
  console.log(`${results.broker}, ${results.openssl}`);
  console.table(lists.map(({ session: _, ...list }) => list));
  console.table(trials);
}
