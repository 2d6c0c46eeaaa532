import { join } from 'node:path';
import { PostgresDialect } from 'kysely';
import type { Dialect } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import type { DatabaseDialect } from '../storage/database-dialect.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { openPostgres } from '../storage/postgres/open-postgres.ts';
import { postgresPool } from '../storage/postgres/postgres-pool.ts';
import type { PoolLimits } from '../storage/postgres/postgres-pool.ts';
import { databaseFile } from '../storage/sqlite/database-file.ts';
import { openSqlite } from '../storage/sqlite/open-sqlite.ts';
import { threadedSqliteDialect } from '../storage/sqlite/threaded-sqlite-dialect.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';

/** An empty database for the running test. */
export type TestDatabase = {
  /** The settings by which the server's programs find it. */
  environment: Record<string, string>;
  /** Opens it like a server, but with patient limits; closed with the test at the latest. */
  open(): Promise<OpenedDatabase>;
  /** Kysely's dialect for it, by default with patient limits. */
  connect(limits?: PoolLimits): Dialect;
};

/** Longer time limits than a server's: a test must not fail because the machine is busy. */
export const patientLimits = {
  timeLimit: 120_000,
  connectTimeLimit: 120_000,
  lockTimeLimit: 120_000,
} satisfies PoolLimits;
const { lockTimeLimit } = patientLimits;

type TestDialect = { dialect: DatabaseDialect; create: () => Promise<TestDatabase> };

// `sqlite` or `postgres`; all databases if absent.
const { TEST_DATABASES } = process.env;
if (TEST_DATABASES && TEST_DATABASES !== 'sqlite' && TEST_DATABASES !== 'postgres')
  throw new Error(
    `TEST_DATABASES is ${JSON.stringify(TEST_DATABASES)}: set it to sqlite or postgres, or leave it out.`,
  );

/** PostgreSQL; undefined if TEST_DATABASES is `sqlite`, as in `npm run check`. */
export const testPostgres: TestDialect | undefined =
  TEST_DATABASES === 'sqlite' ? undefined : { dialect: 'postgres', create: createPostgres };

/** SQLite; undefined if TEST_DATABASES is `postgres`. */
export const testSqlite: TestDialect | undefined =
  TEST_DATABASES === 'postgres' ? undefined : { dialect: 'sqlite', create: createSqlite };

/** The databases that the server supports, for `describe.each`. */
export const testDatabases: readonly TestDialect[] = [testSqlite, testPostgres].filter((each) => each !== undefined);

/** An empty database of the first dialect that is tested, for a test for which any will do. */
export const anyDatabase = (): Promise<TestDatabase> => testDatabases[0]!.create();

async function createSqlite(): Promise<TestDatabase> {
  const dataDir = join(temporaryFolder(), 'data');
  const file = databaseFile(dataDir);
  return {
    environment: { DATA_DIR: dataDir },
    open: () => closeWithTest(openSqlite(file, { lockTimeLimit })),
    connect: () => threadedSqliteDialect(file, { lockTimeLimit }),
  };
}

async function createPostgres(): Promise<TestDatabase> {
  const url = await askSharedPostgres({ method: 'POST' });
  onTestFinished(async () => void (await askSharedPostgres({ method: 'DELETE', body: url })));
  return {
    environment: { DATABASE_URL: url },
    open: () => closeWithTest(openPostgres(url, patientLimits)),
    connect: (limits = patientLimits) => new PostgresDialect({ pool: postgresPool(url, limits) }),
  };
}

async function askSharedPostgres(request: RequestInit): Promise<string> {
  const response = await fetch(inject('sharedPostgres'), request);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

async function closeWithTest(opening: Promise<OpenedDatabase>): Promise<OpenedDatabase> {
  const opened = await opening;
  onTestFinished(() => opened.kysely.destroy());
  return opened;
}
