/** The uncertainty of figures from so few receipts: intervals of 95 percent, by the normal approximation. */
import { roundTo } from '../statistics.ts';

/** The number of standard deviations from the middle of a 95 percent interval to either end. */
const z = 1.96;

/** The interval of a share. */
export function rangeOf(count: number, of: number) {
  const share = count / of;
  const halfWidth = z * Math.sqrt((share * (1 - share)) / of);
  return { from: roundTo(share - halfWidth, 3), to: roundTo(share + halfWidth, 3) };
}

/** Half the width of the interval of the seconds saved on all receipts. Each receipt of a group saves `saves` seconds. */
export function halfWidthOf(groups: { receipts: number; saves: number }[]): number {
  const sum = (term: (saves: number) => number) =>
    groups.reduce((total, { receipts, saves }) => total + receipts * term(saves), 0);
  const all = sum(() => 1);
  return z * Math.sqrt(sum((saves) => saves ** 2) - sum((saves) => saves) ** 2 / all);
}
