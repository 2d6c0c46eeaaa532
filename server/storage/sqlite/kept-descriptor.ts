import { openSync, statSync } from 'node:fs';

const descriptors = new Map<string, number>();

/**
 * Of a file on which SQLite has locks, to read it and to write it. Kept open until the thread ends: to close any descriptor
 * of such a file would give up SQLite's own locks on it (fcntl(2)).
 */
export function keptDescriptor(path: string): number {
  const { dev, ino } = statSync(path);
  const name = `${dev}:${ino}`;
  const descriptor = descriptors.get(name) ?? openSync(path, 'r+');
  descriptors.set(name, descriptor);
  return descriptor;
}
