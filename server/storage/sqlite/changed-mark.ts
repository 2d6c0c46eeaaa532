import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { StartError } from '../../startup/start-error.ts';

/**
 * The mark beside a database that another program changed while a server had it open: nobody opens it before a person
 * has looked.
 */
export function changedMark(file: string): string {
  return `${file}.changed`;
}

/** Leaves the mark with what happened, or an empty one if the disk is full: only its name matters. */
export function markChanged(file: string, description: string): void {
  try {
    writeFileSync(changedMark(file), `${description}\n`, { mode: 0o600 });
  } catch {
    // The server that noticed it refuses everything anyway.
  }
}

/** @throws StartError if the file has the mark, with what happened and what to do. */
export function refuseChanged(file: string): void {
  const mark = changedMark(file);
  if (!existsSync(mark)) return;
  const description = readFileSync(mark, 'utf8').trim() || `${file} was changed while a server had it open`;
  throw new StartError(`${description}: ${changedFileAdvice(file)}`);
}

/** The end of a message: what a person should do about such a file. */
export function changedFileAdvice(file: string): string {
  return (
    'stop the server and its socket and run npm run enquiries -- restore FILE with a backup; or, where only the time of ' +
    `the file was changed, delete ${changedMark(file)} and start again`
  );
}
