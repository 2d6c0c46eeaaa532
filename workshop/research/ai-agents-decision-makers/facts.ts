/** The facts about a refund that a gate takes, and generators of them. */
import * as fc from 'fast-check';

/** The facts as passed by a caller that respects the types. */
export interface Facts {
  cents: number;
  paidCents: number;
  refundedCents: number;
  daysSinceDelivery: number;
  toOriginalCard: boolean;
  centsLast24Hours: number;
  stopped: boolean;
}

/** Facts to which no check objects, without the amount and the sum of the last 24 hours. */
export const harmlessFacts = {
  paidCents: 40_00,
  refundedCents: 0,
  daysSinceDelivery: 3,
  toOriginalCard: true,
  stopped: false,
};

// Amounts near the limits of $40 and $400, and of any size: random ones of up to 16 digits would rarely come near.
const cents = fc.oneof(fc.integer({ min: 0, max: 60_00 }), fc.integer({ min: 0, max: 500_00 }), fc.maxSafeNat());
/** Generates facts that the order system would deliver. */
export const plausibleFacts: fc.Arbitrary<Facts> = fc.record({
  cents,
  paidCents: cents,
  refundedCents: fc.oneof(fc.constant(0), cents),
  daysSinceDelivery: fc.integer({ min: 0, max: 60 }),
  toOriginalCard: fc.boolean(),
  centsLast24Hours: cents,
  stopped: fc.constant(false),
});

const anyNumber = fc.oneof(cents, fc.double(), fc.integer());
/** Generates facts with a possible amount; the other numbers may be fractions, negative or NaN. */
export const anyFacts: fc.Arbitrary<Facts> = fc.record({
  cents,
  paidCents: anyNumber,
  refundedCents: anyNumber,
  daysSinceDelivery: anyNumber,
  toOriginalCard: fc.boolean(),
  centsLast24Hours: anyNumber,
  stopped: fc.boolean(),
});

/** Generates what a careless caller passes after JSON.parse: some of the names, any values. */
export const jsonFacts = fc.record(
  {
    cents: fc.oneof(cents, fc.jsonValue({ maxDepth: 1 })),
    paidCents: fc.oneof(cents, fc.jsonValue({ maxDepth: 1 })),
    refundedCents: fc.oneof(cents, fc.jsonValue({ maxDepth: 1 })),
    daysSinceDelivery: fc.oneof(fc.nat(60), fc.jsonValue({ maxDepth: 1 })),
    toOriginalCard: fc.oneof(fc.boolean(), fc.jsonValue({ maxDepth: 1 })),
    centsLast24Hours: fc.oneof(cents, fc.jsonValue({ maxDepth: 1 })),
    stopped: fc.oneof(fc.boolean(), fc.jsonValue({ maxDepth: 1 })),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<unknown> as fc.Arbitrary<Facts>;
