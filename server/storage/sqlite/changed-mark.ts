import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Beside a database that another program wrote into while a server had it: nobody opens it before a person has looked. */
export function changedMark(file: string): string {
  return `${file}.changed`;
}

/** Also when the disk is full: the mark's name alone counts. */
export function markChanged(file: string, words: string): void {
  try {
    writeFileSync(changedMark(file), `${words}\n`, { mode: 0o600 });
  } catch {
    // The server that found it out refuses everything nevertheless.
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
