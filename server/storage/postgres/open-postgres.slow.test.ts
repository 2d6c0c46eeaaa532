import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exampleEnquiry } from '../../testing/example-enquiry.ts';
import { startSilentProxy } from '../../testing/silent-proxy.ts';
import type { SilentProxy } from '../../testing/silent-proxy.ts';
import { testPostgres } from '../../testing/test-databases.ts';
import { createKyselyEnquiryStore } from '../kysely-enquiry-store.ts';
import type { EnquiryStore } from '../enquiry-store.ts';
import { openPostgres } from './open-postgres.ts';

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

/** A store that reaches its database through a proxy. */
async function openStoreThroughProxy(): Promise<{ proxy: SilentProxy; store: EnquiryStore }> {
  const { url } = await createDatabase();
  const proxy = await startSilentProxy(Number(url.port));
  url.port = String(proxy.port);
  url.hostname = '127.0.0.1';
  const store = createKyselyEnquiryStore(await openPostgres(url.href));
  onTestFinished(() => store.close());
  return { proxy, store };
}

describe.runIf(testPostgres)('a store on PostgreSQL', () => {
  // The exact time limit is tested in tests/faults/postgres.fault.ts.
  it('refuses an enquiry after our time limit while PostgreSQL does not answer, and stores it once it does', async () => {
    const { proxy, store } = await openStoreThroughProxy();
    const expectRefusal = () =>
      expect(store.add(exampleEnquiry(), metadata)).rejects.toThrow(/timeout|not committed within|terminated/);
    await store.add(exampleEnquiry({ name: 'Before' }), metadata);
    proxy.isSilent = true;
    // On the open connection, then on a new one.
    await expectRefusal();
    await expectRefusal();
    proxy.isSilent = false;
    await store.add(exampleEnquiry(), metadata);
  });

  it('stores enquiries again after PostgreSQL has closed every connection', async () => {
    const { proxy, store } = await openStoreThroughProxy();
    await store.add(exampleEnquiry({ name: 'Before' }), metadata);
    proxy.cutConnections();
    // The pool learns of it in a later turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    // This may still fail on a connection that was closed.
    await store.add(exampleEnquiry(), metadata).catch(() => {});
    await expect(store.add(exampleEnquiry(), metadata)).resolves.toMatchObject({ reference: expect.any(String) });
  });

  it('refuses an enquiry after the statement timeout while its table is locked, and stores it afterward', async () => {
    const { open } = await createDatabase();
    const store = createKyselyEnquiryStore(await open());
    onTestFinished(() => store.close());
    const { kysely } = await open();
    await kysely.transaction().execute(async (transaction) => {
      await sql`lock table enquiry in exclusive mode`.execute(transaction);
      await expect(store.add(exampleEnquiry(), metadata)).rejects.toThrow('statement timeout');
    });
    await store.add(exampleEnquiry(), metadata);
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
    expect(openPostgres('postgres://site:hush@127.0.0.1:1/enquiries')).rejects.toThrow(startError('ECONNREFUSED')));

  it('when the user is unknown', async () => {
    const { url } = await createDatabase();
    url.username = 'stranger';
    url.password = 'hush';
    await expect(openPostgres(url.href)).rejects.toThrow(startError('stranger'));
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
      await expect(openPostgres(url.href)).rejects.toThrow(startError(`${encoding}[^\n]*UTF8`));
    },
  );

  it('when it comes from a later version', async () => {
    const { url, open } = await createDatabase();
    const { kysely } = await open();
    await sql`insert into kysely_migration values ('9999-later', '')`.execute(kysely);
    await expect(openPostgres(url.href)).rejects.toThrow(startError('9999-later'));
  });
});
