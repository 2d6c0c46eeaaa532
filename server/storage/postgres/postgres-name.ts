/**
 * A description of a database that may be shown: `the PostgreSQL database enquiries at db.example:5432`, without user
 * and password. `?host=` and `?port=` come first, as for the driver: a URL names the folder of a Unix socket there.
 */
export function postgresName(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') || hostname || 'localhost';
  const usedPort = searchParams.get('port') || port || '5432';
  return `the PostgreSQL database ${decodeURIComponent(pathname.slice(1))} at ${host}:${usedPort}`;
}
