import type { DeliveryRow, EnquiryRow } from '#server/model/database.ts';
import type { DatabaseDialect } from '#server/storage/database-dialect.ts';
import type { OpenedDatabase } from '#server/storage/opened-database.ts';
import { maxConnections } from '#server/storage/postgres/postgres-pool.ts';
import { interceptedDatabase } from '#server/testing/intercepted-database.ts';
import type { InterceptedDatabase } from '#server/testing/intercepted-database.ts';
import { sqliteInThisThread } from '#server/testing/sqlite-in-this-thread.ts';
import type { TestDatabase } from '#server/testing/test-databases.ts';

/**
 * A time limit in real milliseconds, long enough for a busy machine: in a simulated day nothing times out unless it is
 * meant to.
 */
export const realTimeLimit = 600_000;

/** One database as its clients see it, each with its own connections, which all histories of a player share. */
export type DayDatabases = {
  /** One for each server that may run at the same time. */
  servers: readonly InterceptedDatabase[];
  /** Runs an operator's commands in the midst of a server's job. */
  operator: InterceptedDatabase;
  /** Looks at what is stored, and runs an operator's other commands. */
  observer: OpenedDatabase;
};

type DayRows = { enquiries: EnquiryRow[]; deliveries: DeliveryRow[] };

export async function openDayDatabases(database: TestDatabase, dialect: DatabaseDialect): Promise<DayDatabases> {
  if (dialect === 'postgres') {
    const limits = { timeLimit: realTimeLimit, connectTimeLimit: realTimeLimit, idleTimeLimit: realTimeLimit };
    const connect = async (connectionCount: number) =>
      connectAll(await interceptedDatabase(database, () => database.connect(limits)), connectionCount);
    const servers = [await connect(maxConnections), await connect(maxConnections)];
    return { servers, operator: await connect(2), observer: await connect(1) };
  }
  const { name } = await database.open();
  const connect = () => interceptedDatabase(database, () => sqliteInThisThread(name));
  return { servers: [await connect()], operator: await connect(), observer: await connect() };
}

/** Opens the needed connections in advance: during a history, their duration would influence the order of events. */
async function connectAll(database: InterceptedDatabase, connectionCount: number): Promise<InterceptedDatabase> {
  const connected = Promise.withResolvers<void>();
  let unopenedCount = connectionCount;
  const connecting = Array.from({ length: connectionCount }, () =>
    // Each connection is held until all are open: the pool would reuse a released one.
    database.kysely.connection().execute(() => {
      unopenedCount -= 1;
      if (unopenedCount === 0) connected.resolve();
      return connected.promise;
    }),
  );
  await Promise.all(connecting);
  return database;
}

export async function readRows({ kysely }: OpenedDatabase): Promise<DayRows> {
  const enquiries = await kysely.selectFrom('enquiry').selectAll().execute();
  return { enquiries, deliveries: await kysely.selectFrom('delivery').selectAll().execute() };
}
