import { readRows } from './day-databases.ts';
import type { World } from './world.ts';

/** Throws the first violation found by the ledger or in the stored rows. */
export async function checkRows({ ledger, observer }: World): Promise<void> {
  const { enquiries, deliveries } = await readRows(observer);
  ledger.check(enquiries, deliveries);
  const [violation] = ledger.violations;
  if (violation !== undefined) throw new Error(violation);
}
