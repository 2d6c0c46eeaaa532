import { statSync } from 'node:fs';
import type { Stats } from 'node:fs';

/** A change to an open database's files. */
export type FileFault = {
  /** What happened to which file, for people. */
  description: string;
  /** Whether all content of the files is still in this process, which can then write it back. */
  isSavable: boolean;
};

/** Checks whether the files behind an open database are still those that it was opened with. */
export type ReplacedFiles = {
  /** Undefined as long as nothing is wrong. */
  fault(): FileFault | undefined;
};

/**
 * Remembers the files of a database in WAL mode: the database, its log (`-wal`) and the log's index (`-shm`), all of
 * which must exist. A deleted file can still be written to, and everything acknowledged would be gone with the process.
 */
export function replacedFiles(file: string): ReplacedFiles {
  const [main, log, index] = [file, `${file}-wal`, `${file}-shm`];
  const openedStats = new Map([main, log, index].map((path) => [path, statSync(path)]));
  let lastStats = openedStats.get(main);

  return {
    fault() {
      const currentStats = new Map([main, log, index].map((path) => [path, statSync(path, { throwIfNoEntry: false })]));
      const mainStats = currentStats.get(main);
      const changed = [main, log, index].filter((path) => !isSameFile(currentStats.get(path), openedStats.get(path)));
      if (changed.length === 0) {
        lastStats = mainStats;
        return undefined;
      }
      // If anybody else has written since, saving would mix two histories into one damaged file.
      const isUntouched =
        isSameFile(mainStats, openedStats.get(main)) &&
        mainStats?.mtimeMs === lastStats?.mtimeMs &&
        mainStats?.size === lastStats?.size;
      const hasNoForeignLog =
        isSameFile(currentStats.get(log), openedStats.get(log)) || (currentStats.get(log)?.size ?? 0) === 0;
      const changes = changed.map((path) => `${path} was ${currentStats.get(path) ? 'replaced' : 'deleted or moved'}`);
      return {
        description: `${changes.join(' and ')} while the server was running`,
        isSavable: isUntouched && hasNoForeignLog,
      };
    },
  };
}

function isSameFile(a: Stats | undefined, b: Stats | undefined): boolean {
  return a?.ino === b?.ino && a?.dev === b?.dev;
}
