/** Prefixes of error codes: SQLite's, the system's, and PostgreSQL's SQLSTATE. */
const transientCodes: readonly string[] = [
  // Another process holds the file; the disk is full, read-only or failing; too many files are open.
  ['SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_CANTOPEN', 'SQLITE_IOERR'],
  ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'],
  // Nothing is listening (yet), or the name does not resolve (yet).
  ['ECONN', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  // The connection broke; too many connections or a full disk; starting or stopping; a standby; a lock; a timeout.
  ['08', '53', '57P', '25006', '55P03', '57014'],
].flat();

/** Messages of node-postgres without a code. */
const transientMessage = /timeout|connection terminated/i;

/**
 * Whether an error from opening a database may pass by itself, such as a database that has not started yet; false for
 * what only a person can fix, such as a wrong password or a file that is not a database.
 */
export function isTransientError(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isTransientError);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code !== undefined) return transientCodes.some((prefix) => code.startsWith(prefix));
  return error.cause === undefined ? transientMessage.test(error.message) : isTransientError(error.cause);
}

/** PostgreSQL's codes for data, constraints, transactions that collided, limits of a row, a trigger's refusal, and a lock. */
const postgresRowError = /^(22|23|40|54|P0)...$|^55P03$/;
const sqliteRowError = /^SQLITE_(CONSTRAINT|TOOBIG|MISMATCH)/;

/**
 * Whether an error of a statement over many rows may be caused by one of them, according to the database's code. With
 * any other error, trying each row in its own transaction would fail for every row.
 */
export function isRowError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && (postgresRowError.test(code) || sqliteRowError.test(code));
}

/** Whether a database could not write because its disk is full: SQLite's code, and PostgreSQL's. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'SQLITE_FULL' || error.code === '53100');
}
