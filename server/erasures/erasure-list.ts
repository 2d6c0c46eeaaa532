import { createHmac, randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  fchownSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { errorMessage } from '../text/error-message.ts';
import { StartError } from '../startup/start-error.ts';

/**
 * One line of the list of who was erased, which is kept so that restoring an older backup does not bring them back (GDPR,
 * articles 5(1)(e) and 17). The list is a file beside the database, not a table: a restore must not undo it. A line is
 * `TIME KIND SALT HASH` and shows nothing of a person: the hash is HMAC-SHA256, keyed with the salt, of the enquiry's key
 * (itself a hash of all its fields) or of the sender's address, by which a guess can be checked. Lines are independent, so
 * the lists of several machines can be joined with `cat`.
 */
type Line = { at: string; kind: Kind; salt: string; hash: string };

type Kind = 'enquiry' | 'sender';

/** The columns that identify an enquiry in every version of the table. */
type ErasableEnquiry = { key: string; email: string; received_at: string };

type ErasureList = {
  /** Whether the enquiry was erased, or its sender was, when it was received or later. */
  has(enquiry: ErasableEnquiry): boolean;
};

const linePattern = /^(\S+Z) (enquiry|sender) ([0-9a-f]{32}) ([0-9a-f]{64})$/;

/**
 * Adds enquiries that are about to be erased, and their sender if everything from that address is erased. The list is on
 * disk when this returns. Erase only then: a crash in between leaves a list that is ahead of the database, and the
 * command can be run again.
 *
 * @throws StartError if it cannot be written; then nothing may be erased.
 */
export function addErasures(
  file: string,
  { enquiries, sender }: { enquiries: readonly Pick<ErasableEnquiry, 'key'>[]; sender?: string | undefined },
  now: Date,
): void {
  let lock: { release(): void } | undefined;
  try {
    lock = lockList(file);
    const salt = readLines(file).at(-1)?.salt ?? randomBytes(16).toString('hex');
    const line = (kind: Kind, value: string): string =>
      `${now.toISOString()} ${kind} ${salt} ${hashValue(salt, kind, value)}\n`;
    const lines = enquiries.map(({ key }) => line('enquiry', key));
    if (sender !== undefined) lines.push(line('sender', normalizeAddress(sender)));
    appendLines(file, lines.join(''));
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `Nothing was erased: ${file} cannot be written (${errorMessage(error)}), so a restore would bring the erased people back. ` +
        'Run this as the user the server runs as, or set ERASURE_LIST to a file that it may write.',
      { cause: error },
    );
  } finally {
    lock?.release();
  }
}

/**
 * Reads the list; undefined if there is none.
 *
 * @throws StartError that names an unreadable line: without it, an erased person might come back.
 */
export function readErasureList(file: string): ErasureList | undefined {
  if (!existsSync(file)) return undefined;
  const bySalt = Map.groupBy(readLines(file), ({ salt }) => salt);
  const lookups = [...bySalt].map(([salt, lines]) => {
    const erasureTimes = new Map(lines.map(({ kind, hash, at }) => [`${kind} ${hash}`, at]));
    return (kind: Kind, value: string): string | undefined =>
      erasureTimes.get(`${kind} ${hashValue(salt, kind, value)}`);
  });
  return {
    has: ({ key, email, received_at: receivedAt }) =>
      lookups.some(
        (erasedAt) =>
          erasedAt('enquiry', key) !== undefined || receivedAt <= (erasedAt('sender', normalizeAddress(email)) ?? ''),
      ),
  };
}

const normalizeAddress = (email: string): string => email.trim().toLowerCase();

function hashValue(salt: string, kind: Kind, value: string): string {
  return createHmac('sha256', Buffer.from(salt, 'hex')).update(`${kind}:${value}`).digest('hex');
}

/**
 * Reads the lines in order of time, so that the latest counts. A last line cut short by a power failure is ignored:
 * nothing was erased after it.
 */
function readLines(file: string): Line[] {
  if (!existsSync(file)) return [];
  const completeLines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return completeLines
    .map((line, index) => {
      const [, at, kind, salt, hash] = linePattern.exec(line) ?? [];
      if (at && kind && salt && hash) return { at, kind: kind as Kind, salt, hash };
      throw new StartError(
        `Line ${index + 1} of ${file} is not a line of an erasure list: restore the list from where backups are kept, or ` +
          'delete that line if you know that no backup contains the person it stands for.',
      );
    })
    .sort((a, b) => Number(a.at > b.at) - Number(a.at < b.at));
}

/**
 * Appends lines that end in a line break; they replace an unfinished last line. On a full disk the list keeps its complete
 * lines and no part of the new ones.
 */
function appendLines(file: string, lines: string): void {
  const isNew = createFile(file);
  const end = readFileSync(file).lastIndexOf('\n') + 1;
  const handle = openSync(file, constants.O_RDWR);
  try {
    ftruncateSync(handle, end);
    writeAll(handle, Buffer.from(lines), end);
    fsyncSync(handle);
  } catch (error) {
    ftruncateSync(handle, end);
    throw error;
  } finally {
    closeSync(handle);
  }
  if (isNew) flushFolder(dirname(resolve(file)));
}

/**
 * Creates an empty file, unless there is one, that only its owner can read. If root creates it, it is given to the folder's
 * owner: the server's user could not use a file of root's to erase anybody, nor restore it or back it up.
 *
 * @returns whether it was created. Nothing is created where a symbolic link leads: root would give that file away.
 */
function createFile(file: string): boolean {
  if (existsSync(file)) return false;
  let handle: number;
  try {
    handle = openSync(file, constants.O_CREAT | constants.O_EXCL | constants.O_RDWR, 0o600);
  } catch (error) {
    // Another command was faster.
    if (existsSync(file)) return false;
    throw error;
  }
  try {
    const { uid, gid } = statSync(dirname(resolve(file)));
    if (process.getuid?.() === 0) fchownSync(handle, uid, gid);
  } finally {
    closeSync(handle);
  }
  return true;
}

/** Writes all bytes. On a full disk a write may take a part of them without an error; the next one reports it. */
function writeAll(handle: number, bytes: Buffer, start: number): void {
  for (let written = 0; written < bytes.length;) {
    written += writeSync(handle, bytes, written, bytes.length - written, start + written);
  }
}

/** Milliseconds to wait for another command that writes into the list. */
const lockTimeLimit = 30_000;

/**
 * Locks an empty database beside the list: two processes that erase at the same time would write over each other's
 * lines. The system releases the lock however the process ends.
 */
function lockList(file: string): { release(): void } {
  const lockFile = `${file}.lock`;
  createFile(lockFile);
  const lock = new BetterSqlite3(lockFile, { timeout: lockTimeLimit });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw error;
  }
  return { release: () => void lock.close() };
}

/** Flushes a folder's entries to disk: otherwise a power failure could remove a new file whose content is on disk. */
function flushFolder(folder: string): void {
  const handle = openSync(folder, constants.O_RDONLY);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
