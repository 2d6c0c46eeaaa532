import { statSync } from 'node:fs';
import type { Stats } from 'node:fs';

/**
 * What happened to an open database's files, `description` in words for people; `savable` if this process alone has all
 * of their content.
 */
export type FileFault = { description: string; savable: boolean };

/** Checks whether the files behind an open database are still those that it was opened with. */
export type DatabaseFiles = {
  /** Undefined as long as nothing is wrong. */
  fault(): FileFault | undefined;
};

/**
 * Remembers the files of a database in WAL mode: the database, its log (`-wal`) and the log's index (`-shm`), all of
 * which must exist. A deleted file can still be written to, and everything acknowledged would be gone with the process.
 */
export function databaseFiles(file: string): DatabaseFiles {
  const [main, log, index] = [file, `${file}-wal`, `${file}-shm`];
  const opened = new Map([main, log, index].map((path) => [path, statSync(path)]));
  let last = opened.get(main);

  return {
    fault() {
      const found = new Map([main, log, index].map((path) => [path, statSync(path, { throwIfNoEntry: false })]));
      const now = found.get(main);
      const changed = [main, log, index].filter((path) => !isSame(found.get(path), opened.get(path)));
      if (changed.length === 0) {
        last = now;
        return undefined;
      }
      // If anybody else has written since, saving would mix two histories into one damaged file.
      const isUntouched = isSame(now, opened.get(main)) && now?.mtimeMs === last?.mtimeMs && now?.size === last?.size;
      const isLogLost = isSame(found.get(log), opened.get(log)) || (found.get(log)?.size ?? 0) === 0;
      const changes = changed.map((path) => `${path} was ${found.get(path) ? 'replaced' : 'deleted or moved'}`);
      return {
        description: `${changes.join(' and ')} while the server was running`,
        savable: isUntouched && isLogLost,
      };
    },
  };
}

function isSame(a: Stats | undefined, b: Stats | undefined): boolean {
  return a?.ino === b?.ino && a?.dev === b?.dev;
}
