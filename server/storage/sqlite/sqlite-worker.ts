import { parentPort, workerData } from 'node:worker_threads';
import BetterSqlite3 from 'better-sqlite3';
import type { Statement } from 'better-sqlite3';
import { collectGarbageAfterStartup } from '../../startup/collect-garbage-after-startup.ts';
import { errorMessage } from '../../text/error-message.ts';
import { GuardedSqlite } from './guarded-sqlite.ts';
import { lockForServer } from './server-lock.ts';
import type {
  SqliteReply,
  SqliteRequest,
  SqliteResult,
  SqliteStatement,
  SqliteThreadOptions,
  StatementRequest,
} from './sqlite-thread.ts';

// The thread with the database: runs one statement per message, in order, and answers each.

if (!parentPort) throw new Error('sqlite-worker.ts runs as a worker thread');
const port = parentPort;
const { file, forServer, lockTimeLimit } = workerData as SqliteThreadOptions;

/** Milliseconds between two checks of the files, even if no statement comes: what can be saved of removed files is saved. */
const checkInterval = 1000;
/** Milliseconds after which migrations are done, and their garbage is worth collecting. */
const garbageDelay = 1000;

const lock = forServer ? lockForServer(file) : undefined;
const guardedSqlite = new GuardedSqlite(file, lockTimeLimit);
const fileCheck = setInterval(() => {
  try {
    guardedSqlite.save();
  } catch {
    // The next statement fails and reports it.
  }
}, checkInterval).unref();
setTimeout(collectGarbageAfterStartup, garbageDelay).unref();

function run({ statement: { sql, runs }, inNewTransaction }: StatementRequest): SqliteResult {
  // Before a transaction and before its commit. A rollback is never refused: a transaction left open would swallow
  // everything later.
  if (sql !== 'rollback' && (sql === 'commit' || !guardedSqlite.database.inTransaction)) guardedSqlite.check();
  // After the check, which may have opened another connection.
  const { database } = guardedSqlite;
  if (inNewTransaction) guardedSqlite.begin();
  const statement = database.prepare(sql);
  const runAll = (): SqliteResult => runEach(statement, runs);
  const result = runs.length === 1 || database.inTransaction ? runAll() : database.transaction(runAll)();
  // Before it is acknowledged: the files may have been removed while it was written. A write may return rows; a commit
  // counts as read-only for SQLite, since it was the statements before it that wrote.
  if ((sql === 'commit' || !statement.readonly) && !database.inTransaction) {
    guardedSqlite.check();
    guardedSqlite.shortenLog();
  }
  return result;
}

function runEach(statement: Statement, runs: SqliteStatement['runs']): SqliteResult {
  if (statement.reader) {
    return { rows: runs.flatMap((parameters) => statement.all(...parameters)), changes: 0, lastInsertRowid: 0 };
  }
  const results = runs.map((parameters) => statement.run(...parameters));
  const changes = results.reduce((sum, result) => sum + result.changes, 0);
  return { rows: [], changes, lastInsertRowid: results.at(-1)?.lastInsertRowid ?? 0 };
}

port.on('message', (request: SqliteRequest) => {
  if (request === 'close') {
    clearInterval(fileCheck);
    guardedSqlite.close();
    lock?.release();
    port.close();
    return;
  }
  const { id } = request;
  let reply: SqliteReply;
  try {
    reply = { id, result: run(request) };
  } catch (error) {
    reply = { id, error: describeError(error) };
  }
  port.postMessage(reply);
});

function describeError(error: unknown): { message: string; code: string | undefined } {
  if (error instanceof BetterSqlite3.SqliteError) return { message: error.message, code: error.code };
  return { message: errorMessage(error), code: undefined };
}
