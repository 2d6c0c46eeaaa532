import type { DatabaseConnection } from 'kysely';
import type { DatabaseStep, Interceptor } from './intercepted-dialect.ts';

/** Answers in PostgreSQL's place when it is asked what time it is, with another time than its machine's. */
export function databaseClock(clock: () => Date): Interceptor {
  return {
    async step<Result>(_connection: DatabaseConnection, { sql }: DatabaseStep, run: () => Promise<Result>) {
      // A step with this statement is asked for rows, which nothing in the types of an interceptor says.
      return sql.includes('clock_timestamp()') ? ({ rows: [{ now: clock() }] } as Result) : run();
    },
  };
}
