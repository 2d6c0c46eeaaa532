import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the machine. */
const ticksPerSecond = 100;

/**
 * Processor seconds, user and system, that a process and all its threads have taken; with `family`, also those of its
 * descendants, living or ended.
 */
export function cpuSeconds(pid: number, family = false): number {
  const own = statOf(pid);
  if (!family) return own.self / ticksPerSecond;
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const living = all.flatMap((name) => readStat(Number(name)) ?? []);
  const total = (of: Stat): number =>
    of.self + of.ended + living.filter(({ parent }) => parent === of.pid).reduce((sum, child) => sum + total(child), 0);
  return total(own) / ticksPerSecond;
}

/** @throws when the process is gone. */
export function parentOf(pid: number): number {
  return statOf(pid).parent;
}

type Stat = { pid: number; parent: number; self: number; ended: number };

function statOf(pid: number): Stat {
  const stat = readStat(pid);
  if (!stat) throw new Error(`process ${pid} is gone`);
  return stat;
}

/** What proc(5) tells of a process; undefined where it has ended. */
function readStat(pid: number): Stat | undefined {
  let line: string;
  try {
    line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The name stands in parentheses and may hold spaces: the third field comes after the last of them.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const field = (number: number): number => Number(fields[number - 3]);
  return { pid, parent: field(4), self: field(14) + field(15), ended: field(16) + field(17) };
}
