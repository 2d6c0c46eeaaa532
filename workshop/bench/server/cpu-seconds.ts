import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the machine. */
const ticksPerSecond = 100;

/**
 * Processor seconds, user and system, of a process and all its threads; with `family`, also of its descendants, running
 * or ended.
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

/** @throws if the process is gone. */
export function parentOf(pid: number): number {
  return statOf(pid).parent;
}

type Stat = { pid: number; parent: number; self: number; ended: number };

function statOf(pid: number): Stat {
  const stat = readStat(pid);
  if (!stat) throw new Error(`process ${pid} is gone`);
  return stat;
}

/** A process's status from proc(5); undefined if it has ended. */
function readStat(pid: number): Stat | undefined {
  let line: string;
  try {
    line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The name is in parentheses and may contain spaces: the third field follows the last parenthesis.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const field = (number: number): number => Number(fields[number - 3]);
  return { pid, parent: field(4), self: field(14) + field(15), ended: field(16) + field(17) };
}
