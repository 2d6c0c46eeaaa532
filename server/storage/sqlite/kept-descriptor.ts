import { openSync, statSync } from 'node:fs';

const descriptors = new Map<string, number>();

/**
 * A read and write descriptor of a file that SQLite has locks on. Kept open until the thread ends: closing any
 * descriptor of such a file would release SQLite's own locks on it (fcntl(2)).
 */
export function keptDescriptor(path: string): number {
  const { dev, ino } = statSync(path);
  const fileId = `${dev}:${ino}`;
  const descriptor = descriptors.get(fileId) ?? openSync(path, 'r+');
  descriptors.set(fileId, descriptor);
  return descriptor;
}
