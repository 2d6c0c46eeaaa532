import { onTestFinished } from 'vitest';
import { startPostgres, whyNoPostgres } from '#server/testing/start-postgres.ts';

/**
 * Starts a PostgreSQL that the running test may stop, and that ends with the test. Skips the test on a machine that can run none, where
 * the other tests use the one of TEST_DATABASE_URL.
 */
export async function startOwnPostgres(skip: (reason: string) => never): ReturnType<typeof startPostgres> {
  const skipReason = process.env['TEST_DATABASE_URL'] && whyNoPostgres();
  if (skipReason) skip(skipReason);
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  return postgres;
}
