import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The resident memory of a process in MB. */
export function residentMegabytes(pid: number): number {
  // Minimal Linux systems lack `ps`; other systems lack /proc.
  const kilobytes =
    process.platform === 'linux'
      ? /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1024;
}
