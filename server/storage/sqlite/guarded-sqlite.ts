import BetterSqlite3 from 'better-sqlite3';
import type { Database, Statement } from 'better-sqlite3';
import { changedFileAdvice, markChanged, refuseChanged } from './changed-marker.ts';
import { readLogProgress, repairLogIndex } from './log-index.ts';
import { replacedFiles } from './replaced-files.ts';
import type { FileFault, ReplacedFiles } from './replaced-files.ts';
import { writtenInPlace } from './written-in-place.ts';
import type { WrittenInPlace } from './written-in-place.ts';

/** The number of pages at which the log is copied into the file: SQLite's default. */
const maxLogPages = 1000;

/** What a person should do: the server still has a file that is gone, and loses it when it ends. */
const lostFileAdvice =
  'put it back as it was, or copy it out of the server (docs/operations.md, "The file is gone"), and do not stop the server before that';

/** A durable connection that notices if its files are removed or written by another program. */
export class GuardedSqlite {
  #file: string;
  #lockTimeLimit: number;
  #database: Database;
  #begin: Statement;
  #replacedFiles: ReplacedFiles;
  #writtenInPlace: WrittenInPlace;
  /** Set once another program has changed the files: what it did. Nothing is read or written from then on. */
  #foreignChange: string | undefined;
  /** A rescue of files that the next statement is to report. */
  #unreportedRescue: string | undefined;

  /** `lockTimeLimit` is how many milliseconds a statement waits for another process's lock. */
  constructor(file: string, lockTimeLimit: number) {
    refuseChanged(file);
    this.#file = file;
    this.#lockTimeLimit = lockTimeLimit;
    this.#database = openDurable(file, lockTimeLimit);
    this.#begin = this.#database.prepare('begin immediate');
    this.#replacedFiles = replacedFiles(file);
    this.#writtenInPlace = writtenInPlace(file);
  }

  /** The current connection: a new one after the files had to be saved. */
  get database(): Database {
    return this.#database;
  }

  begin(): void {
    this.#begin.run();
  }

  /**
   * If files were removed, saves at once what can be saved, and lets the next check report it: acknowledged data must not
   * wait in a deleted log for the next statement.
   *
   * @throws Error if another program has written into the files, or if they cannot be saved.
   */
  save(): void {
    this.#repairIndex();
    this.#refuseForeignChange();
    this.#saveIfPossible(this.#replacedFiles.fault());
  }

  /**
   * @throws Error if files were removed, replaced, truncated or written by another program, or had been and it was not
   * reported yet. Whatever was committed since must not be acknowledged.
   */
  check(): void {
    this.#repairIndex();
    this.#refuseForeignChange();
    const fault = this.#replacedFiles.fault();
    this.#saveIfPossible(fault);
    const unreported = this.#unreportedRescue;
    this.#unreportedRescue = undefined;
    if (unreported !== undefined) throw new Error(unreported);
    // What is committed into a deleted log is saved after the commit, with all that came before.
    if (fault && !(fault.isSavable && this.#database.inTransaction))
      throw new Error(`${fault.description}: ${lostFileAdvice}`);
  }

  /**
   * Copies a long log into the file. Here, not by SQLite within a commit: otherwise another program's changes to the
   * file could not be distinguished from it.
   *
   * @throws Error if another program has written into the files.
   */
  shortenLog(): void {
    // By the pages that are in use: SQLite does not shorten the log's file when it begins a new round.
    const progress = readLogProgress(`${this.#file}-shm`);
    if (!progress || progress.pages < maxLogPages) return;
    this.#refuseForeignChange();
    this.#database.pragma('wal_checkpoint(passive)');
    // Accepts the copy's own change of the file: any later one was not made by it.
    this.#refuseForeignChange();
  }

  /** Restores the log's index, whose content is in the log as well, before SQLite reads it. */
  #repairIndex(): void {
    if (!repairLogIndex(`${this.#file}-shm`)) return;
    this.#unreportedRescue =
      `${this.#file}-shm was truncated while the server was running: it has been rebuilt, nothing is lost, ` +
      'and enquiries are accepted again';
    // Makes SQLite rebuild it now: our own check reads it next.
    if (!this.#database.inTransaction) this.#database.pragma('wal_checkpoint(passive)');
  }

  #refuseForeignChange(): void {
    if (this.#foreignChange === undefined) {
      // Replaced files cannot be checked; what can be saved of them is saved.
      const change = this.#replacedFiles.fault() ? undefined : this.#writtenInPlace.fault();
      if (change === undefined) return;
      this.#foreignChange = `${change} while the server was running`;
      markChanged(this.#file, this.#foreignChange);
    }
    throw new Error(`${this.#foreignChange}, and nothing is accepted anymore: ${changedFileAdvice(this.#file)}`);
  }

  #saveIfPossible(fault: FileFault | undefined): void {
    if (!fault?.isSavable || this.#database.inTransaction) return;
    this.#reopen();
    this.#unreportedRescue = `${fault.description}: what was in it has been saved, and enquiries are accepted again`;
  }

  close(): void {
    // Closing it would copy the log into a file that is no longer ours.
    if (this.#foreignChange === undefined) this.#database.close();
  }

  /** The open connection still has the deleted log: it writes that into the file and begins a new one. */
  #reopen(): void {
    // Closed if the last attempt got no further.
    if (this.#database.open) this.#writeBackLog();
    this.#database.close();
    this.#database = openDurable(this.#file, this.#lockTimeLimit);
    this.#begin = this.#database.prepare('begin immediate');
    this.#replacedFiles = replacedFiles(this.#file);
    this.#writtenInPlace = writtenInPlace(this.#file);
  }

  #writeBackLog(): void {
    const [outcome] = this.#database.pragma('wal_checkpoint(truncate)') as { busy: number }[];
    if (outcome?.busy !== 0) throw new Error(`${this.#file} is in use and its log cannot be saved: restart the server`);
  }
}

function openDurable(file: string, lockTimeLimit: number): Database {
  const database = new BetterSqlite3(file, { fileMustExist: true, timeout: lockTimeLimit });
  database.pragma('journal_mode = WAL');
  // Without FULL a commit is answered before it is on disk: a power failure would lose acknowledged data.
  database.pragma('synchronous = FULL');
  // `shortenLog` copies the log instead.
  database.pragma('wal_autocheckpoint = 0');
  database.pragma('foreign_keys = ON');
  // Erased personal data must not stay readable in the file.
  database.pragma('secure_delete = ON');
  // The first read creates the log and its index.
  database.prepare('select count(*) from sqlite_schema').get();
  // A log left by a killed process looks like one that is being copied, which would excuse every change of the file.
  database.pragma('wal_checkpoint(passive)');
  return database;
}
