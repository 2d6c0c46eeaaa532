import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { StartError } from '../../startup/start-error.ts';

/**
 * The path of the marker file beside a database that another program changed while a server had it open: nobody opens the
 * database before a person has looked.
 */
export function changedMarkerPath(file: string): string {
  return `${file}.changed`;
}

/** Leaves the marker file with what happened, or an empty one if the disk is full: only its name matters. */
export function markChanged(file: string, description: string): void {
  try {
    writeFileSync(changedMarkerPath(file), `${description}\n`, { mode: 0o600 });
  } catch {
    // The server that noticed it refuses everything anyway.
  }
}

/** @throws StartError if the file has a marker, with what happened and what to do. */
export function refuseChanged(file: string): void {
  const marker = changedMarkerPath(file);
  if (!existsSync(marker)) return;
  const description = readFileSync(marker, 'utf8').trim() || `${file} was changed while a server had it open`;
  throw new StartError(`${description}: ${changedFileAdvice(file)}`);
}

/** The end of a message: what a person should do about such a file. */
export function changedFileAdvice(file: string): string {
  return (
    'stop the server and its socket and run npm run enquiries -- restore FILE with a backup; or, where only the time of ' +
    `the file was changed, delete ${changedMarkerPath(file)} and start again`
  );
}
