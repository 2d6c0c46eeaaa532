/** What so few receipts leave open: half of the range of 95 in 100, by the normal approximation. */
import { rounded } from '../statistics.ts';

export function rangeOf(count: number, of: number) {
  const share = count / of;
  const spread = 1.96 * Math.sqrt((share * (1 - share)) / of);
  return { from: rounded(share - spread, 3), to: rounded(share + spread, 3) };
}

/** The spread of a sum over receipts, each of which saves as much as its group. */
export function spreadOf(groups: { receipts: number; saves: number }[]): number {
  const sum = (of: (saves: number) => number) =>
    groups.reduce((total, { receipts, saves }) => total + receipts * of(saves), 0);
  const all = sum(() => 1);
  return 1.96 * Math.sqrt(sum((saves) => saves ** 2) - sum((saves) => saves) ** 2 / all);
}
