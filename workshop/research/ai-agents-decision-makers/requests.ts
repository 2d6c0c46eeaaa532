/** Two days of refund requests, and what a gate pays of them. */
import * as fc from 'fast-check';
import { harmless } from './facts.ts';
import { acts, type Judge } from './gates.ts';

const day = 24 * 60;

interface Request {
  minute: number;
  cents: number;
}
const request = fc.record({ minute: fc.nat(2 * day - 1), cents: fc.integer({ min: 1, max: 40_00 }) });
/**
 * The arrays as first written: fast-check's default size limits them to about ten requests, too few to come near $400.
 */
export const quietDays = fc.array(request, { maxLength: 60 });
/** Up to sixty requests in the four hours around midnight. */
export const busyMidnight = fc.array(
  fc.record({ minute: fc.integer({ min: day - 120, max: day + 119 }), cents: fc.integer({ min: 20_00, max: 40_00 }) }),
  { maxLength: 60, size: 'max' },
);

/** Passes the requests of two days through a gate and returns what it paid and when. */
function paidBy(judge: Judge, requests: Request[], since: (now: number) => number): Request[] {
  const paid: Request[] = [];
  for (const request of requests.toSorted((a, b) => a.minute - b.minute)) {
    const before = sumSince(paid, since(request.minute));
    const verdict = judge({ ...harmless, cents: request.cents, centsLast24Hours: before });
    if (acts(verdict)) paid.push(request);
  }
  return paid;
}

const sumSince = (paid: Request[], from: number) =>
  paid.filter(({ minute }) => minute >= from).reduce((sum, one) => sum + one.cents, 0);

const midnight = (now: number) => now - (now % day);
const dayAgo = (now: number) => now - day;

/** In 2025 the article said “the day’s sum”, which starts again at midnight. */
export const atMost400InAnyDay = (judge: Judge, version: string, requests: fc.Arbitrary<Request[]>) =>
  fc.property(requests, (asked) => {
    const paid = paidBy(judge, asked, version === 'now' ? dayAgo : midnight);
    return paid.every(
      ({ minute }) =>
        sumSince(
          paid.filter((one) => one.minute <= minute),
          minute - day + 1,
        ) <= 400_00,
    );
  });
