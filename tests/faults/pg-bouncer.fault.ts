import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openPostgres } from '#server/storage/postgres/open-postgres.ts';
import { startTestSmtp } from '#server/testing/test-smtp.ts';
import { compareStored } from './compare-stored.ts';
import { isAcknowledged, startLoad } from './load.ts';
import { startOwnPostgres } from './own-postgres.ts';
import { startPgBouncer } from './pg-bouncer.ts';
import { startServer } from './start-server.ts';

/** Enough acknowledgments that PgBouncer has renewed every connection by then. */
const acknowledgmentsBeforeCrash = 200;

/** Enough starts that two of them get different connections. */
const starts = 20;

it('behind PgBouncer, with a database that answers too early, nothing acknowledged is lost in a crash', async ({
  annotate,
  skip,
}) => {
  const postgres = await startOwnPostgres(skip);
  const adminDatabase = await openPostgres(postgres.url);
  // Delays writing answered commits to disk as long as possible.
  for (const setting of ["wal_writer_delay = '10s'", "wal_writer_flush_after = '1GB'", 'synchronous_commit = off']) {
    await sql`alter system set ${sql.raw(setting)}`.execute(adminDatabase.kysely);
  }
  await sql`select pg_reload_conf()`.execute(adminDatabase.kysely);
  await adminDatabase.kysely.destroy();

  const smtp = await startTestSmtp();
  const server = await startServer({
    DATABASE_URL: await startPgBouncer(postgres.url, 1, skip),
    ...smtp.environment,
  });
  const load = startLoad(server.port, { clients: 4, pause: 50 });
  // The outbox reaches the database through PgBouncer, too.
  await smtp.waitForMails(1);
  await load.next(isAcknowledged, acknowledgmentsBeforeCrash);
  const crashing = postgres.crash();
  // Listed before PostgreSQL has ended: what is answered later does not count as acknowledged before the crash.
  const acknowledged = load.sent.filter(isAcknowledged).map(({ name }) => name);
  await crashing;
  await server.end('SIGKILL');
  const sent = await load.stop();
  await postgres.resume();

  const opened = await openPostgres(postgres.url);
  const counts = await compareStored(opened, acknowledged, 1).finally(() => opened.kysely.destroy());
  await annotate(`${acknowledged.length} times 201 before the crash: ${counts.lost} lost, ${counts.duplicated} twice`);
  expect(counts).toMatchObject({ lost: 0, duplicated: 0, wrongDeliveries: 0 });
  // No enquiry was refused because PgBouncer renewed a connection.
  expect(sent.slice(0, acknowledgmentsBeforeCrash).filter((enquiry) => !isAcknowledged(enquiry))).toEqual([]);
});

it('behind PgBouncer, servers that start while another is busy do not wait for each other’s lock', async ({
  annotate,
  skip,
}) => {
  const postgres = await startOwnPostgres(skip);
  const url = await startPgBouncer(postgres.url, 3600, skip);
  const busy = await startServer({ DATABASE_URL: url });
  const load = startLoad(busy.port, { clients: 8 });
  await load.next(isAcknowledged);
  for (let start = 0; start < starts; start++) {
    const opened = await openPostgres(url);
    await opened.kysely.destroy();
    // Through PgBouncer, the next start gets other connections.
    await load.next(isAcknowledged, 10);
  }
  const sent = await load.stop();
  await annotate(`${starts} starts, ${sent.filter(isAcknowledged).length} times 201 meanwhile`);
  expect((await busy.end('SIGTERM')).code).toBe(0);
});
