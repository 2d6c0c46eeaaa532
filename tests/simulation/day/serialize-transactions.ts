import type { DatabaseConnection } from 'kysely';
import type { Interceptor } from '#server/testing/intercepted-dialect.ts';

/**
 * Serializes transactions and single statements over all connections in the order of their arrival, so that a history
 * is reproducible.
 */
export function serializeTransactions(): Interceptor {
  /** The connections that wait, in order; the first one has its turn. */
  const turns: { connection: DatabaseConnection; begin: () => void }[] = [];
  const connectionsInTransaction = new WeakSet<DatabaseConnection>();

  async function enter(connection: DatabaseConnection): Promise<void> {
    if (turns[0]?.connection === connection) return;
    const turn = Promise.withResolvers<void>();
    turns.push({ connection, begin: turn.resolve });
    if (turns.length > 1) await turn.promise;
  }

  function leave(connection: DatabaseConnection): void {
    if (turns[0]?.connection !== connection) return;
    turns.shift();
    turns[0]?.begin();
  }

  return {
    async step(connection, { kind }, run) {
      await enter(connection);
      try {
        const answer = await run();
        if (kind === 'begin') connectionsInTransaction.add(connection);
        return answer;
      } finally {
        if (kind === 'commit' || kind === 'rollback') connectionsInTransaction.delete(connection);
        if (!connectionsInTransaction.has(connection)) leave(connection);
      }
    },
  };
}
