import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Resolves to the process id that a script writes to `file`, once it is there. */
export async function waitForPid(file: string): Promise<number> {
  const readLine = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  await expect.poll(readLine).toMatch(/^\d+\n$/);
  return Number(readLine());
}

/** Whether a process is running, on Linux. A zombie, whose command line is empty, is not. */
export function isRunning(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
}
