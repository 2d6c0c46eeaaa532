import { Worker } from 'node:worker_threads';

export type SqliteThreadOptions = {
  /** The path of the database, which must exist. */
  file: string;
  /** Refuses a file that another server has open. */
  forServer: boolean;
  /** Milliseconds that a statement waits for another process's lock. */
  lockTimeLimit: number;
};

/** A message from the server's thread to the one with the database. */
export type SqliteRequest = StatementRequest | 'close';

/** A statement to run. */
export type StatementRequest = {
  /** Returned with the reply. */
  id: number;
  statement: SqliteStatement;
  /** Begins a transaction before the statement. */
  inNewTransaction: boolean;
};

export type SqliteStatement = {
  sql: string;
  /** The parameters of each execution: all of them take effect, or none. */
  runs: readonly (readonly unknown[])[];
};

export type SqliteReply =
  | { id: number; result: SqliteResult }
  | { id: number; error: { message: string; code: string | undefined } };

export type SqliteResult = { rows: unknown[]; changes: number; lastInsertRowid: number | bigint };

/** Megabytes of short-lived objects in the thread. */
const youngGenerationMegabytes = 2;

/**
 * A database on its own thread, so that a slow or stuck disk delays an enquiry but never a page. If the thread
 * dies, pending statements fail and the next one starts a new thread.
 */
export class SqliteThread {
  #options: SqliteThreadOptions;
  #worker: Worker | undefined;
  #pending = new Map<number, PromiseWithResolvers<SqliteResult>>();
  #lastId = 0;

  constructor(options: SqliteThreadOptions) {
    this.#options = options;
  }

  /**
   * Runs a statement. `inNewTransaction` begins a transaction before it, in the same message: a round trip between threads
   * costs more than SQLite's work. It takes the write lock immediately: a transaction that starts as a reader cannot wait
   * for it later without risking a deadlock.
   *
   * @throws Error with SQLite's own message and, as `code`, its result code such as `SQLITE_FULL`.
   */
  run(statement: SqliteStatement, inNewTransaction = false): Promise<SqliteResult> {
    this.#worker ??= this.#start();
    const answer = Promise.withResolvers<SqliteResult>();
    const request: SqliteRequest = { id: ++this.#lastId, statement, inNewTransaction };
    this.#pending.set(request.id, answer);
    this.#worker.postMessage(request);
    return answer.promise;
  }

  /** Writes the log back into the file and closes it. Nothing may be running. */
  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const exited = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage('close');
    await exited;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: this.#options,
      // The thread has only short-lived rows and messages: more room would just keep garbage.
      resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMegabytes },
    });
    worker.on('message', (reply: SqliteReply) => {
      const answer = this.#pending.get(reply.id);
      this.#pending.delete(reply.id);
      if ('result' in reply) answer?.resolve(reply.result);
      else answer?.reject(Object.assign(new Error(reply.error.message), { code: reply.error.code }));
    });
    worker.on('error', (error) => this.#failPending(worker, error));
    worker.on('exit', () => this.#failPending(worker, new Error('the database thread ended')));
    return worker;
  }

  #failPending(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const answer of pending) answer.reject(error);
  }
}
