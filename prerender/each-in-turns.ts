/**
 * Calls `act` with every item, a few at a time: while one waits for a thread, another is made. Resolves to the results
 * in the order of the items. Rejects with the error of a call, once all calls have ended.
 */
export async function eachInTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  let failed = false;
  const worker = async () => {
    for (const [index, item] of queue) {
      if (failed) return;
      try {
        results[index] = await act(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  // Only after all have ended: the others would keep writing into a folder that is being abandoned.
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
}
