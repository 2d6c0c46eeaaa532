import { closeSync, constants, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { flushToDisk } from './flush-to-disk.ts';

/** The enquiries' file in the data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'enquiries.sqlite');
}

/**
 * Creates the file, and the folders above it, if they are missing: readable only by their owner, since they contain
 * people's addresses. SQLite gives its side files the same mode.
 */
export function createDatabaseFile(file: string): void {
  if (existsSync(file)) {
    // SQLite reports a folder like a disk that is temporarily read-only.
    if (!statSync(file).isFile()) throw new Error(`${file} is not a file`);
    return;
  }
  const folder = dirname(resolve(file));
  const firstCreated = mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeSync(openSync(file, constants.O_CREAT | constants.O_RDWR, 0o600));
  // A new file survives a power failure only if the folder that contains it is on disk as well, and so does that folder.
  const topFolder = firstCreated ? dirname(resolve(firstCreated)) : folder;
  for (let current = folder; current !== topFolder; current = dirname(current)) flushFolder(current);
  flushFolder(topFolder);
}

function flushFolder(folder: string): void {
  // Windows opens no folders.
  if (process.platform !== 'win32') flushToDisk(folder);
}

/**
 * The endings of a database's files: the log's index, the log in WAL mode and outside of it, and the database. It is the last,
 * since without its log it is of an earlier moment, and with another file's log it would be damaged.
 */
const suffixes = ['-shm', '-wal', '-journal', ''];

/** Moves a database with its logs and its index, as far as they exist, to `target`. */
export function moveDatabase(file: string, target: string): void {
  for (const suffix of suffixes) {
    if (existsSync(file + suffix)) renameSync(file + suffix, target + suffix);
  }
}

/** Deletes a database with its logs and its index, as far as they exist. */
export function deleteDatabase(file: string): void {
  // Not by `force`: where the folder cannot be entered, that throws, and would hide the error that the caller reports.
  for (const suffix of suffixes) {
    if (existsSync(file + suffix)) rmSync(file + suffix);
  }
}
