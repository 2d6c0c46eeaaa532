import type { DatabaseConnection } from 'kysely';
import type { DatabaseStep, Interceptor } from './intercepted-dialect.ts';

/** Answers PostgreSQL's time query with another time than the machine's. */
export function databaseClock(clock: () => Date): Interceptor {
  return {
    async step<Result>(_connection: DatabaseConnection, { sql }: DatabaseStep, run: () => Promise<Result>) {
      // A step with this statement must return rows, which the interceptor's types do not express.
      return sql.includes('clock_timestamp()') ? ({ rows: [{ now: clock() }] } as Result) : run();
    },
  };
}
