/** What is wrong with the database and not with a row: connection, resources, an operator, the system. */
const postgresTrouble = /^(08|53|57|58)/;
const sqliteTrouble = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM|PROTOCOL|INTERRUPT)/;

/** Whether an error of a statement over many rows may be the fault of one of them, by the database's code for it. */
export function isRowError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string') return false;
  if (code.startsWith('SQLITE_')) return !sqliteTrouble.test(code);
  // Five letters and digits are PostgreSQL's; ECONNREFUSED and the like are the system's.
  return /^[0-9A-Z]{5}$/.test(code) && !postgresTrouble.test(code);
}
