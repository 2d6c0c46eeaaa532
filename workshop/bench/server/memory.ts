import { readFileSync } from 'node:fs';

/** The memory of a process in megabytes of 1,048,576 bytes. */
export type Memory = {
  /** All that is resident. */
  resident: number;
  /** The resident part that is shared with no file. */
  unshared: number;
};

/** The memory of a running process. Throws if it is gone. */
export function memoryOf(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
  return { resident: megabytes('VmRSS'), unshared: megabytes('RssAnon') };
}
