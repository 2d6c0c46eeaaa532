import { readdirSync, rmSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** The age from which an unused file is deleted, in milliseconds. */
const maxUnusedAge = 30 * 86_400_000;

/** Bytes that the unused files of earlier builds may take up. */
const maxUnusedBytes = 1_000_000_000;

/**
 * Deletes files that are not in `used`: those older than 30 days, and the oldest of the others if they exceed a
 * gigabyte.
 */
export function pruneFolder(
  folder: string,
  used: ReadonlySet<string>,
  { now = Date.now(), limit = maxUnusedBytes }: { now?: number; limit?: number } = {},
): void {
  const unused = namesIn(folder)
    .filter((name) => !used.has(name))
    .flatMap((name) => {
      const file = join(folder, name);
      const stats: Stats | undefined = statSync(file, { throwIfNoEntry: false });
      return stats ? [{ file, bytes: stats.size, written: stats.mtimeMs }] : [];
    })
    .toSorted((a, b) => b.written - a.written);
  let bytes = 0;
  for (const entry of unused) {
    bytes += entry.bytes;
    const isOld = now - entry.written > maxUnusedAge;
    // Another build may delete it too.
    if (isOld || bytes > limit) rmSync(entry.file, { force: true });
  }
}

/** The names in a folder; none if it is missing. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
