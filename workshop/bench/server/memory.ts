import { readFileSync } from 'node:fs';

/** Megabytes (of 1,048,576 bytes) of a process: all resident memory, and the part that is not shared with a file. */
export type Memory = { resident: number; unshared: number };

export function memoryOf(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
  return { resident: megabytes('VmRSS'), unshared: megabytes('RssAnon') };
}
