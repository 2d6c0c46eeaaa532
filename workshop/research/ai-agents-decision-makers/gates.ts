import type { Facts } from './facts.ts';
import { judge as judgeOf2025 } from './judge-2025.ts';
import { judge as judgeOfNow, type Verdict } from './judge.ts';

export type Judge = (facts: Facts) => Verdict;

/** The gate of both versions of the article, by version. The older one ignores how much was paid. */
export const gates: Record<string, Judge> = {
  'January 2025': ({ centsLast24Hours, stopped, paidCents: _, ...refund }) =>
    judgeOf2025(refund, centsLast24Hours, stopped),
  now: judgeOfNow,
};

/** Whether the gate lets the agent pay. */
export const isPaid = ({ outcome }: Verdict) => outcome === 'act';
