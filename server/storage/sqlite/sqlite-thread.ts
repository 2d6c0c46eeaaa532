import { Worker } from 'node:worker_threads';

/** What a thread is started with. `forServer` refuses a file that another server has open. */
export type SqliteThreadOptions = { file: string; forServer: boolean };

/** What travels between the server's thread and the one that holds the database. */
export type SqliteRequest = { id: number; statement: SqliteStatement; inNewTransaction: boolean } | 'close';

/** `runs` has the parameters of each time that it is run: all of them, or none, take effect. */
export type SqliteStatement = { sql: string; runs: readonly (readonly unknown[])[] };

export type SqliteReply =
  { id: number; result: SqliteResult } | { id: number; error: { message: string; code: string | undefined } };

export type SqliteResult = { rows: unknown[]; changes: number; lastInsertRowid: number | bigint };

/** Megabytes. */
const youngGeneration = 2;

/**
 * A database on a thread of its own, so that a slow or stuck disk keeps an enquiry waiting but never a page. A thread
 * that dies fails what it was asked and is replaced at the next statement.
 */
export class SqliteThread {
  #options: SqliteThreadOptions;
  #worker: Worker | undefined;
  #asked = new Map<number, PromiseWithResolvers<SqliteResult>>();
  #lastId = 0;

  constructor(options: SqliteThreadOptions) {
    this.#options = options;
  }

  /**
   * `inNewTransaction` begins one before the statement, on the same errand: two threads that call each other cost more than
   * what SQLite does meanwhile. It takes the write lock at once: one that starts as a reader cannot wait for it later
   * without risking a deadlock.
   *
   * @throws Error with SQLite's own words and, as `code`, its result code such as `SQLITE_FULL`.
   */
  run(statement: SqliteStatement, inNewTransaction = false): Promise<SqliteResult> {
    this.#worker ??= this.#start();
    const answer = Promise.withResolvers<SqliteResult>();
    const request: SqliteRequest = { id: ++this.#lastId, statement, inNewTransaction };
    this.#asked.set(request.id, answer);
    this.#worker.postMessage(request);
    return answer.promise;
  }

  /** Writes the log back into the file and closes it. Nothing may be running. */
  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const gone = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage('close');
    await gone;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: this.#options,
      // Short-lived rows and messages only: more room would be garbage that is kept.
      resourceLimits: { maxYoungGenerationSizeMb: youngGeneration },
    });
    worker.on('message', (reply: SqliteReply) => {
      const answer = this.#asked.get(reply.id);
      this.#asked.delete(reply.id);
      if ('result' in reply) answer?.resolve(reply.result);
      else answer?.reject(Object.assign(new Error(reply.error.message), { code: reply.error.code }));
    });
    worker.on('error', (error) => this.#lost(worker, error));
    worker.on('exit', () => this.#lost(worker, new Error('the database thread ended')));
    return worker;
  }

  #lost(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const answer of asked) answer.reject(error);
  }
}
