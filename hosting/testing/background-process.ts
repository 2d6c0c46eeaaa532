import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

/** Resolves to the process id that a script writes to `file`, once it is there; rejects after ten seconds without it. */
export function waitForPid(file: string): Promise<number> {
  return vi.waitFor(() => {
    const [line] = /^\d+\n$/.exec(readFileSync(file, 'utf8')) ?? [];
    if (line === undefined) throw new Error(`${file} contains no process id`);
    return Number(line);
  }, 10_000);
}

/** Whether a process is running, on Linux. A zombie, whose command line is empty, is not. */
export function isRunning(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
}
