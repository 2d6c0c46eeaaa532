import { statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import BetterSqlite3 from 'better-sqlite3';
import type { SqliteReply, SqliteRequest, SqliteResult, SqliteStatement } from './sqlite-message.ts';

/** The thread that holds the database: runs one statement a message, in order, and answers each. */
if (!parentPort) throw new Error('sqlite-worker.ts runs as a worker thread');
const port = parentPort;
const { file } = workerData as { file: string };

/** How long a statement waits for another process's lock, in milliseconds. */
const busyTimeout = 2000;

const database = new BetterSqlite3(file, { fileMustExist: true, timeout: busyTimeout });
database.pragma('journal_mode = WAL');
// Without FULL a commit is answered before it is on disk: a power cut loses what was acknowledged.
database.pragma('synchronous = FULL');
database.pragma('foreign_keys = ON');
// What was erased for a person must not stay readable in the file.
database.pragma('secure_delete = ON');
const opened = statSync(file);
const begin = database.prepare('begin immediate');

function run({ sql, parameters }: SqliteStatement, inNewTransaction: boolean): SqliteResult {
  // What has begun can always be taken back: left open, it would hold all that comes later.
  if (sql !== 'rollback') refuseIfReplaced();
  if (inNewTransaction) begin.run();
  const statement = database.prepare(sql);
  if (statement.reader) return { rows: statement.all(...parameters), changes: 0, lastInsertRowid: 0 };
  const { changes, lastInsertRowid } = statement.run(...parameters);
  return { rows: [], changes, lastInsertRowid };
}

/** A deleted file can still be written to, and everything acknowledged would be gone with the process. */
function refuseIfReplaced(): void {
  const now = statSync(file, { throwIfNoEntry: false });
  if (now?.ino === opened.ino && now.dev === opened.dev) return;
  throw new Error(`${file} was moved or replaced while the server was running: put it back, or restart the server`);
}

port.on('message', (request: SqliteRequest) => {
  if (request === 'close') {
    database.close();
    port.close();
    return;
  }
  const { id, statement, inNewTransaction } = request;
  let reply: SqliteReply;
  try {
    reply = { id, result: run(statement, inNewTransaction) };
  } catch (error) {
    reply = { id, error: describe(error) };
  }
  port.postMessage(reply);
});

function describe(error: unknown): { message: string; code: string | undefined } {
  if (error instanceof BetterSqlite3.SqliteError) return { message: error.message, code: error.code };
  return { message: error instanceof Error ? error.message : String(error), code: undefined };
}
