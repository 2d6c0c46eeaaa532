import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Databases of one PostgreSQL for tests, which use them in turn. URLs have the login. */
export type DatabasePool = {
  /** Resolves with the URL of an empty database, which is nobody else's until it is given back. */
  take(): Promise<string>;
  /** Ends all connections to a database, and empties it for the next test. */
  giveBack(databaseUrl: string): Promise<void>;
  /** Deletes all of them. */
  deleteAll(): Promise<void>;
};

/** A database as PostgreSQL creates one: the schema has its owner and its rights, and nothing is set for the database. */
const emptyDatabase = (name: string): string => `
  drop schema public cascade;
  create schema public authorization pg_database_owner;
  grant usage on schema public to public;
  alter database ${name} reset all`;

const endOtherConnections = `
  select pg_terminate_backend(pid, 30000) from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;

/**
 * Creates databases when there are too few. Emptying one takes a fifth of the processor time of deleting it and creating another:
 * PostgreSQL copies three hundred files. `url` is that of a user who may create databases.
 */
export function createDatabasePool(url: string): DatabasePool {
  const names: string[] = [];
  const free: string[] = [];
  const urlOf = (name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  return {
    async take() {
      const available = free.pop();
      if (available) return available;
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      await run(url, `create database ${name}`);
      names.push(name);
      return urlOf(name);
    },
    async giveBack(databaseUrl) {
      await run(databaseUrl, endOtherConnections, emptyDatabase(new URL(databaseUrl).pathname.slice(1)));
      free.push(databaseUrl);
    },
    async deleteAll() {
      for (const name of names) await run(url, `drop database ${name} with (force)`);
    },
  };
}

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
