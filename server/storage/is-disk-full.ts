/** Whether a database could not write because its disk has no room: SQLite's code, and PostgreSQL's. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'SQLITE_FULL' || error.code === '53100');
}
