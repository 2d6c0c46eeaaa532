import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * The mark beside a database that another program changed while a server had it open: nobody opens it before a person
 * has looked.
 */
export function changedMark(file: string): string {
  return `${file}.changed`;
}

/** Even if the disk is full: only the mark's name matters. */
export function markChanged(file: string, words: string): void {
  try {
    writeFileSync(changedMark(file), `${words}\n`, { mode: 0o600 });
  } catch {
    // The server that noticed it refuses everything anyway.
  }
}

/** @throws Error in one line with what happened and what to do. */
export function refuseChanged(file: string): void {
  const mark = changedMark(file);
  if (existsSync(mark)) throw new Error(`${readFileSync(mark, 'utf8').trim()}: ${whatToDo(file)}`);
}

export function whatToDo(file: string): string {
  return (
    'stop the server and its socket and run npm run enquiries -- restore FILE with a backup; or, where only the time of ' +
    `the file was changed, delete ${changedMark(file)} and start again`
  );
}
