import { readRows } from './day-databases.ts';
import type { World } from './world.ts';

/** Throws the first thing that the ledger, or what is stored, shows to be broken. */
export async function checkRows({ ledger, observer }: World): Promise<void> {
  const { enquiries, deliveries } = await readRows(observer);
  ledger.check(enquiries, deliveries);
  const [broken] = ledger.broken;
  if (broken !== undefined) throw new Error(broken);
}
