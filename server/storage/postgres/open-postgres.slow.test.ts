import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exampleEnquiry } from '../../testing/example-enquiry.ts';
import { createPatientStore } from '../../testing/patient-store.ts';
import { startSilentProxy } from '../../testing/silent-proxy.ts';
import type { SilentProxy } from '../../testing/silent-proxy.ts';
import { patientLimits, testPostgres } from '../../testing/test-databases.ts';
import type { EnquiryStore } from '../enquiry-store.ts';
import type { Database } from '../../model/database.ts';
import type { OpenedDatabase } from '../opened-database.ts';
import { openPostgres } from './open-postgres.ts';
import { postgresPool } from './postgres-pool.ts';
import type { PoolLimits } from './postgres-pool.ts';

const metadata = { receivedAt: new Date('2026-11-21T18:00:00.000Z') };

async function createDatabase() {
  const created = await testPostgres!.create();
  return { ...created, url: new URL(created.environment['DATABASE_URL'] ?? '') };
}

/** On a busy machine it takes longer to create a database than our pool waits for an answer. */
async function connectWithoutLimits(url: URL): Promise<Client> {
  const client = new Client({ connectionString: url.href });
  await client.connect();
  return client;
}

/** Starts a proxy to the database at `url`. Returns it with the URL of the database through it. */
async function startProxyTo(url: URL): Promise<{ proxy: SilentProxy; url: URL }> {
  const proxy = await startSilentProxy(Number(url.port));
  const proxied = new URL(url);
  proxied.port = String(proxy.port);
  proxied.hostname = '127.0.0.1';
  return { proxy, url: proxied };
}

/** Connects to an up-to-date database, by default with a server's time limits, until the test ends. */
function connect(url: URL, limits?: PoolLimits): OpenedDatabase {
  const pool = postgresPool(url.href, limits);
  const kysely = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  onTestFinished(() => kysely.destroy());
  return { kysely, dialect: 'postgres', name: url.pathname };
}

/** A store that reaches its database through a proxy, and waits for it no longer than a server does. */
async function openStoreThroughProxy(): Promise<{ proxy: SilentProxy; store: EnquiryStore }> {
  const { url, open } = await createDatabase();
  await open();
  const { proxy, url: proxiedUrl } = await startProxyTo(url);
  return { proxy, store: createPatientStore(connect(proxiedUrl)) };
}

/** Adds an enquiry at each call: on a busy machine, a server's time limits may refuse the first. Resolves with `stored`, or the error. */
const adding =
  (store: EnquiryStore, enquiry = exampleEnquiry()): (() => Promise<string>) =>
  () =>
    store.add(enquiry, metadata).then(() => 'stored', String);

describe.runIf(testPostgres)('a store on PostgreSQL', () => {
  // How soon is measured in tests/faults/postgres.fault.ts.
  it('refuses an enquiry after our time limit while PostgreSQL does not answer, and stores it once it does', async () => {
    const { proxy, store } = await openStoreThroughProxy();
    const expectRefusal = () => expect(store.add(exampleEnquiry(), metadata)).rejects.toThrow(/timeout|terminated/);
    await expect.poll(adding(store, exampleEnquiry({ name: 'Before' }))).toBe('stored');
    proxy.isSilent = true;
    // On the open connection, then on a new one.
    await expectRefusal();
    await expectRefusal();
    proxy.isSilent = false;
    await expect.poll(adding(store)).toBe('stored');
  });

  it('stores enquiries again after PostgreSQL has closed every connection', async () => {
    const { proxy, store } = await openStoreThroughProxy();
    await expect.poll(adding(store, exampleEnquiry({ name: 'Before' }))).toBe('stored');
    proxy.cutConnections();
    // The first attempt may still fail on a connection that was closed.
    await expect.poll(adding(store)).toBe('stored');
  });

  it('refuses an enquiry after the statement timeout while its table is locked, and stores it afterward', async () => {
    const { url, open } = await createDatabase();
    await open();
    const store = createPatientStore(connect(url));
    const client = await connectWithoutLimits(url);
    onTestFinished(() => client.end());
    await client.query('begin; lock table enquiry in exclusive mode');
    // On a busy machine, our own limit may be sooner than PostgreSQL's answer.
    await expect.poll(adding(store)).toContain('statement timeout');
    await client.query('commit');
    await expect.poll(adding(store)).toBe('stored');
  });

  it('commits to disk before answering, even if PostgreSQL is configured not to', async () => {
    const { url, open } = await createDatabase();
    const { kysely } = await open();
    await sql`alter database ${sql.id(url.pathname.slice(1))} set synchronous_commit = off`.execute(kysely);
    const reopened = await open();
    const setting = sql<string>`current_setting('synchronous_commit')`;
    await reopened.kysely.transaction().execute(async (transaction) => {
      expect((await sql`select ${setting} as value`.execute(transaction)).rows).toEqual([{ value: 'on' }]);
    });
    await reopened.kysely.insertInto('write_check').values({ id: 2, checked_at: setting }).execute();
    const row = await reopened.kysely
      .selectFrom('write_check')
      .select('checked_at')
      .where('id', '=', 2)
      .executeTakeFirst();
    expect(row).toEqual({ checked_at: 'on' });
    // The next user of the connection from a PgBouncer finds it unchanged.
    expect((await sql`select ${setting} as value`.execute(reopened.kysely)).rows).toEqual([{ value: 'off' }]);
  });
});

describe.runIf(testPostgres)('a migration on PostgreSQL', () => {
  it('has an hour for each statement, half a minute for a lock and two minutes between statements; its own lock ends with it', async () => {
    const { url } = await createDatabase();
    const client = await connectWithoutLimits(url);
    onTestFinished(() => client.end());
    // Each migration is recorded in kysely's table, in its own transaction.
    await client.query(`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
      create table seen (statement text, lock text, idle text, outlives boolean);
      create function note_limits() returns trigger language plpgsql as $$ begin
        insert into seen values (current_setting('statement_timeout'), current_setting('lock_timeout'),
          current_setting('idle_in_transaction_session_timeout'),
          -- True for a lock of the whole connection, which a PgBouncer would pass on to others.
          pg_advisory_unlock(3853314791062309107));
        return new;
      end $$;
      create trigger note_limits before insert on kysely_migration for each row execute function note_limits();`);
    const { kysely } = await openPostgres(url.href, { connectTimeLimit: patientLimits.connectTimeLimit });
    await kysely.destroy();
    const { rows } = await client.query('select distinct * from seen');
    expect(rows).toEqual([{ statement: '1h', lock: '30s', idle: '2min', outlives: false }]);
  });

  it('ends when its server is gone, and holds no lock that others need', async () => {
    const { url, open } = await createDatabase();
    await open();
    const client = await connectWithoutLimits(url);
    onTestFinished(() => client.end());
    const { proxy, url: proxiedUrl } = await startProxyTo(url);
    const { kysely } = connect(proxiedUrl, { ...patientLimits, timeLimit: 600_000 });
    const migration = kysely.transaction().execute(async (transaction) => {
      await sql`lock table enquiry in access exclusive mode`.execute(transaction);
      await sql`select pg_sleep(600)`.execute(transaction);
    });
    const failure = migration.catch((error: unknown) => String(error));
    const isSleeping = async () =>
      (await client.query("select from pg_stat_activity where query = 'select pg_sleep(600)' and state = 'active'"))
        .rowCount;
    await expect.poll(isSleeping).toBe(1);
    proxy.cutConnections();
    expect(await failure).toContain('terminated');
    await client.query('begin; lock table enquiry in share mode; commit');
  });
});

describe.runIf(testPostgres)('an unusable PostgreSQL is reported with the fix and without its password', () => {
  const startError = (cause: string) =>
    expect.objectContaining({
      name: 'StartError',
      message: expect.stringMatching(
        new RegExp(
          `^(?!.*hush)The PostgreSQL database \\S+ at [\\w.]+:\\d+ cannot be used \\([^\n]*${cause}[^\n]*\\): make sure that [^\n]*$`,
        ),
      ),
    });

  it('when nothing answers', () =>
    expect(openPostgres('postgres://site:hush@127.0.0.1:1/enquiries', patientLimits)).rejects.toThrow(
      startError('ECONNREFUSED'),
    ));

  it('when the user is unknown', async () => {
    const { url } = await createDatabase();
    url.username = 'stranger';
    url.password = 'hush';
    await expect(openPostgres(url.href, patientLimits)).rejects.toThrow(startError('stranger'));
  });

  it.each(['LATIN1', 'SQL_ASCII'])(
    'when its encoding is not UTF-8 but %s, which cannot store every name',
    async (encoding) => {
      const { url } = await createDatabase();
      const name = `${url.pathname.slice(1)}_${encoding.toLowerCase()}`;
      const client = await connectWithoutLimits(url);
      await client.query(`create database ${name} encoding '${encoding}' locale 'C' template template0`);
      onTestFinished(async () => {
        await client.query(`drop database ${name} with (force)`);
        await client.end();
      });
      url.pathname = `/${name}`;
      await expect(openPostgres(url.href, patientLimits)).rejects.toThrow(startError(`${encoding}[^\n]*UTF8`));
    },
  );

  it('when it comes from a later version', async () => {
    const { url, open } = await createDatabase();
    const { kysely } = await open();
    await sql`insert into kysely_migration values ('9999-later', '')`.execute(kysely);
    await expect(openPostgres(url.href, patientLimits)).rejects.toThrow(startError('9999-later'));
  });
});
