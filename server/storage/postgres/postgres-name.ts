/**
 * A description of a database that may be shown: `the PostgreSQL database enquiries at db.example:5432`, without user
 * and password.
 */
export function postgresName(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `the PostgreSQL database ${decodeURIComponent(pathname.slice(1))} at ${hostname || 'localhost'}:${port || '5432'}`;
}
