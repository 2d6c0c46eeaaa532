import { Kysely } from 'kysely';
import type { Dialect } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Database } from '../model/database.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { interceptedDialect } from './intercepted-dialect.ts';
import type { Interceptor } from './intercepted-dialect.ts';
import { withoutInterruption } from './interrupted-step.ts';
import type { TestDatabase } from './test-databases.ts';

export type InterceptedDatabase = OpenedDatabase & {
  /** May be changed at any time; lets everything pass at first. */
  interceptor: Interceptor;
};

/** Another connection to a test's database, every step of which can be intercepted. Its tables are up to date. */
export async function interceptedDatabase(
  database: TestDatabase,
  connect: () => Dialect = database.connect,
): Promise<InterceptedDatabase> {
  const { dialect, name } = await database.open();
  const intercepted: InterceptedDatabase = {
    kysely: new Kysely<Database>({ dialect: interceptedDialect(connect(), () => intercepted.interceptor) }),
    dialect,
    name,
    interceptor: withoutInterruption,
  };
  onTestFinished(() => intercepted.kysely.destroy());
  return intercepted;
}
