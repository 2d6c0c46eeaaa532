import { closeSync, constants, fsyncSync, openSync } from 'node:fs';

/** Waits until a file, or the entries of a folder, are on disk: without it a power failure may undo them. */
export function flushToDisk(path: string): void {
  const descriptor = openSync(path, constants.O_RDONLY);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
