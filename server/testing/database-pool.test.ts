import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabasePool } from './database-pool.ts';
import { testPostgres } from './test-databases.ts';

const settings = `select current_setting('synchronous_commit') as commit, pg_try_advisory_lock(1) as lock,
  (select count(*)::integer from pg_tables where schemaname = 'public') as tables,
  (select nspacl::text from pg_namespace where nspname = 'public') as rights`;

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  // The pool ends this connection: without a listener, the error event would end the process.
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

it.runIf(testPostgres)('a database that was given back is like a new one, and nobody is connected to it', async () => {
  const { environment } = await testPostgres!.create();
  const pool = createDatabasePool(environment['DATABASE_URL']!);
  onTestFinished(() => pool.deleteAll());
  const url = await pool.take();
  const former = await connect(url);
  const { rows } = await former.query(settings);
  await former.query('create table enquiry (id serial primary key)');
  await former.query(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);

  await pool.giveBack(url);
  expect(await pool.take()).toBe(url);
  expect((await (await connect(url)).query(settings)).rows).toEqual(rows);
  await expect(former.query('select 1')).rejects.toThrow(/connection/i);
});
