/** What a thread is started with. `forServer` refuses a file that another server has open. */
export type SqliteThreadOptions = { file: string; forServer: boolean };

/** What travels between the server's thread and the one that holds the database. */
export type SqliteRequest = { id: number; statement: SqliteStatement; inNewTransaction: boolean } | 'close';

/** `runs` has the parameters of each time that it is run: all of them, or none, take effect. */
export type SqliteStatement = { sql: string; runs: readonly (readonly unknown[])[] };

export type SqliteReply =
  { id: number; result: SqliteResult } | { id: number; error: { message: string; code: string | undefined } };

export type SqliteResult = { rows: unknown[]; changes: number; lastInsertRowid: number | bigint };
