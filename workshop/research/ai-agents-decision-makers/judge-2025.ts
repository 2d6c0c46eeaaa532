/** The gate as this article printed it in January 2025, kept to be tested. Do not use it: see README.md. */
interface Refund {
  cents: number;
  /** What this order has had refunded before. */
  refundedCents: number;
  daysSinceDelivery: number;
  toOriginalCard: boolean;
}
interface Verdict {
  outcome: 'act' | 'ask' | 'refuse';
  rule: string;
}

const perOrder = 40_00;
const perDay = 400_00;

export function judge(refund: Refund, centsToday: number, stopped: boolean): Verdict {
  const { cents } = refund;
  if (stopped) return refuse('stop switch');
  if (!Number.isInteger(cents) || cents <= 0) return refuse('not an amount');
  if (!refund.toOriginalCard) return ask('original card only');
  if (refund.daysSinceDelivery > 30) return ask('30 days');
  if (refund.refundedCents + cents > perOrder) return ask('$40 an order');
  if (centsToday + cents > perDay) return ask('$400 a day');
  return { outcome: 'act', rule: 'within limits' };
}

const ask = (rule: string): Verdict => ({ outcome: 'ask', rule });
const refuse = (rule: string): Verdict => ({ outcome: 'refuse', rule });
