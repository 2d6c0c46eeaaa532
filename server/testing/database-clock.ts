import type { Interceptor } from './intercepted-dialect.ts';

/** Has PostgreSQL answer with another time than its machine's when it is asked what time it is. */
export function databaseClock(clock: () => Date): Interceptor {
  return {
    async step(_connection, { sql }, run) {
      const answer = await run();
      if (!sql.includes('clock_timestamp()')) return answer;
      return { ...answer, rows: [{ now: clock() }] };
    },
  };
}
