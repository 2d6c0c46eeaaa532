/** Two days of refund requests, and what a gate pays of them. */
import * as fc from 'fast-check';
import { harmlessFacts } from './facts.ts';
import { isPaid, type Judge } from './gates.ts';

/** Minutes in a day. */
const day = 24 * 60;

interface Request {
  /** Minutes since the first midnight. */
  minute: number;
  cents: number;
}

const anyRequest = fc.record({ minute: fc.nat(2 * day - 1), cents: fc.integer({ min: 1, max: 40_00 }) });

/** Two days as first written: fast-check's default size limits these arrays to about ten requests, too few to come near $400. */
export const quietDays = fc.array(anyRequest, { maxLength: 60 });
/** Up to sixty requests in the four hours around midnight. */
export const busyMidnight = fc.array(
  fc.record({ minute: fc.integer({ min: day - 120, max: day + 119 }), cents: fc.integer({ min: 20_00, max: 40_00 }) }),
  { maxLength: 60, size: 'max' },
);

/** The requests of two days that a gate pays. `startOf` returns the minute from which the gate's caller adds up the day's refunds. */
function paidRequests(judge: Judge, requests: Request[], startOf: (now: number) => number): Request[] {
  const paid: Request[] = [];
  for (const request of requests.toSorted((a, b) => a.minute - b.minute)) {
    const before = sumSince(paid, startOf(request.minute));
    const verdict = judge({ ...harmlessFacts, cents: request.cents, centsLast24Hours: before });
    if (isPaid(verdict)) paid.push(request);
  }
  return paid;
}

const sumSince = (paid: Request[], from: number) =>
  paid.filter(({ minute }) => minute >= from).reduce((sum, { cents }) => sum + cents, 0);

const midnight = (now: number) => now - (now % day);
const dayAgo = (now: number) => now - day;

/**
 * The property that a gate never pays more than $400 in any 24 hours. In 2025 the article said “the day's sum”, which its
 * caller takes to start again at midnight.
 */
export const rollingLimit = (judge: Judge, version: string, requests: fc.Arbitrary<Request[]>) =>
  fc.property(requests, (twoDays) => {
    const paid = paidRequests(judge, twoDays, version === 'now' ? dayAgo : midnight);
    return paid.every(
      ({ minute }) =>
        sumSince(
          paid.filter((earlier) => earlier.minute <= minute),
          minute - day + 1,
        ) <= 400_00,
    );
  });
