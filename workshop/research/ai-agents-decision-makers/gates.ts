import type { Facts } from './facts.ts';
import { judge as judgeOf2025 } from './judge-2025.ts';
import { judge as judgeOfNow, type Verdict } from './judge.ts';

export type Judge = (facts: Facts) => Verdict;

/** Both gates take the same facts: the older one never saw what was paid. */
export const gates: Record<string, Judge> = {
  'January 2025': ({ centsLast24Hours, stopped, paidCents: _, ...refund }) =>
    judgeOf2025(refund, centsLast24Hours, stopped),
  now: judgeOfNow,
};

export const acts = ({ outcome }: Verdict) => outcome === 'act';
