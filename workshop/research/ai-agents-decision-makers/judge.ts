/** JSON.parse checks no types: each fact is unknown until it is checked. */
interface Facts {
  /** What the agent proposes. All else comes from the order system. */
  cents: unknown;
  paidCents: unknown;
  /** What this order has had refunded before. */
  refundedCents: unknown;
  /** Below 0: not delivered yet. */
  daysSinceDelivery: unknown;
  toOriginalCard: unknown;
  /** Refunded to anybody in the 24 hours that end now. */
  centsLast24Hours: unknown;
  stopped: unknown;
}
export interface Verdict {
  outcome: 'act' | 'ask' | 'refuse';
  rule: string;
}

const perOrder = 40_00;
const perDay = 400_00;

/** Decides for the agent, which has no other way to pay. */
export function judge(facts: Facts): Verdict {
  const { cents, paidCents, refundedCents, centsLast24Hours } = facts;
  const days = facts.daysSinceDelivery;
  if (facts.stopped !== false) return refuse('stop switch');
  if (!isCents(cents) || cents === 0) return refuse('not an amount');
  if (!isCents(paidCents)) return ask('payment unknown');
  if (!isCents(refundedCents)) return ask('refunds unknown');
  if (!isCents(centsLast24Hours)) return ask('sum of the day unknown');
  if (typeof days !== 'number' || !(days >= 0)) return ask('no delivery');
  if (days > 30) return ask('30 days');
  if (facts.toOriginalCard !== true) return ask('original card only');
  const sum = refundedCents + cents;
  if (sum > paidCents) return refuse('more than was paid');
  if (sum > perOrder) return ask('$40 an order');
  if (centsLast24Hours + cents > perDay) return ask('$400 a day');
  return { outcome: 'act', rule: 'within limits' };
}

const isCents = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const ask = (rule: string): Verdict => ({ outcome: 'ask', rule });
const refuse = (rule: string): Verdict => ({ outcome: 'refuse', rule });
