import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the machine. */
const ticksPerSecond = 100;

/**
 * Processor seconds, user and system, of a process and all its threads. `withDescendants` adds its descendants, running or
 * ended.
 */
export function cpuSeconds(pid: number, { withDescendants = false } = {}): number {
  const stat = statOf(pid);
  if (!withDescendants) return stat.self / ticksPerSecond;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const living = pids.flatMap((name) => readStat(Number(name)) ?? []);
  const totalOf = ({ pid: id, self, endedChildren }: Stat): number =>
    self + endedChildren + living.filter(({ parent }) => parent === id).reduce((sum, child) => sum + totalOf(child), 0);
  return totalOf(stat) / ticksPerSecond;
}

/** The id of a process's parent. @throws if the process is gone. */
export function parentOf(pid: number): number {
  return statOf(pid).parent;
}

type Stat = {
  pid: number;
  /** The id of its parent. */
  parent: number;
  /** The time of the process itself, in ticks. */
  self: number;
  /** The time of its children that have ended and been waited for, in ticks. */
  endedChildren: number;
};

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
  return { pid, parent: field(4), self: field(14) + field(15), endedChildren: field(16) + field(17) };
}
