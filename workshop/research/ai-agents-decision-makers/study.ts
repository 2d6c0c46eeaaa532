/** The refund gate of the article, as printed in 2025 and as it is now, under generated inputs. See README.md. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { writeResults } from '../write-results.ts';
import { judge as judgeOf2025 } from './judge-2025.ts';
import { judge as judgeOfNow, type Verdict } from './judge.ts';

const runs = 20_000;
const seed = 20260;
const day = 24 * 60;

/** The facts as passed by a caller that respects the types. */
interface Facts {
  cents: number;
  paidCents: number;
  refundedCents: number;
  daysSinceDelivery: number;
  toOriginalCard: boolean;
  centsLast24Hours: number;
  stopped: boolean;
}
type Judge = (facts: Facts) => Verdict;

/** Both gates take the same facts: the older one never saw what was paid. */
const gates: Record<string, Judge> = {
  'January 2025': ({ centsLast24Hours, stopped, paidCents: _, ...refund }) =>
    judgeOf2025(refund, centsLast24Hours, stopped),
  now: judgeOfNow,
};

// Amounts near the limits and of any size; random amounts of up to 15 digits would rarely come near a limit of $40.
const cents = fc.oneof(fc.integer({ min: 0, max: 60_00 }), fc.integer({ min: 0, max: 500_00 }), fc.maxSafeNat());
const sane: fc.Arbitrary<Facts> = fc.record({
  cents,
  paidCents: cents,
  refundedCents: fc.oneof(fc.constant(0), cents),
  daysSinceDelivery: fc.integer({ min: 0, max: 60 }),
  toOriginalCard: fc.boolean(),
  centsLast24Hours: cents,
  stopped: fc.constant(false),
});

const anyNumber = fc.oneof(cents, fc.double(), fc.integer());
const anyFacts: fc.Arbitrary<Facts> = fc.record({
  cents,
  paidCents: anyNumber,
  refundedCents: anyNumber,
  daysSinceDelivery: anyNumber,
  toOriginalCard: fc.boolean(),
  centsLast24Hours: anyNumber,
  stopped: fc.boolean(),
});

/** What a careless caller passes after JSON.parse: the right names, any values. */
const jsonFacts = fc.record(
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

interface Request {
  minute: number;
  cents: number;
}
const request = fc.record({ minute: fc.nat(2 * day - 1), cents: fc.integer({ min: 1, max: 40_00 }) });
/**
 * The arrays as first written: fast-check's default size limits them to about ten requests, too few to come near $400.
 */
const quietDays = fc.array(request, { maxLength: 60 });
/** Up to sixty requests in the four hours around midnight. */
const busyMidnight = fc.array(
  fc.record({ minute: fc.integer({ min: day - 120, max: day + 119 }), cents: fc.integer({ min: 20_00, max: 40_00 }) }),
  { maxLength: 60, size: 'max' },
);
const harmless = { paidCents: 40_00, refundedCents: 0, daysSinceDelivery: 3, toOriginalCard: true, stopped: false };

/** Passes the requests of two days through a gate and returns what it paid and when. */
function paidBy(judge: Judge, requests: Request[], since: (now: number) => number): Request[] {
  const paid: Request[] = [];
  for (const request of requests.toSorted((one, other) => one.minute - other.minute)) {
    const before = sumSince(paid, since(request.minute));
    const verdict = judge({ ...harmless, cents: request.cents, centsLast24Hours: before });
    if (verdict.outcome === 'act') paid.push(request);
  }
  return paid;
}

const sumSince = (paid: Request[], from: number) =>
  paid.filter(({ minute }) => minute >= from).reduce((sum, one) => sum + one.cents, 0);

const midnight = (now: number) => now - (now % day);
const dayAgo = (now: number) => now - day;
const acts = ({ outcome }: Verdict) => outcome === 'act';
const isCents = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

/** In 2025 the article said “the day’s sum”, which starts again at midnight. */
const anyDay = (judge: Judge, version: string, requests: fc.Arbitrary<Request[]>) =>
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

/** The promises in the sentence that the budget's owner signed; each is a property that must hold for all inputs. */
const promises: Record<string, (judge: Judge, version: string) => fc.IRawProperty<unknown>> = {
  'never more than $40 an order': (judge) =>
    fc.property(sane, (facts) => !acts(judge(facts)) || facts.refundedCents + facts.cents <= 40_00),
  'never more than $400 a day, as the caller counts it': (judge) =>
    fc.property(sane, (facts) => !acts(judge(facts)) || facts.centsLast24Hours + facts.cents <= 400_00),
  'a larger amount never gets through where a smaller does not': (judge) =>
    fc.property(
      sane,
      fc.nat(100_00),
      (facts, more) => facts.cents === 0 || acts(judge(facts)) || !acts(judge({ ...facts, cents: facts.cents + more })),
    ),
  'nothing moves after the stop switch': (judge) =>
    fc.property(anyFacts, (facts) => judge({ ...facts, stopped: true }).outcome === 'refuse'),
  // These two were missing at first: their checks could be deleted without a failing test.
  'never later than 30 days': (judge) =>
    fc.property(sane, (facts) => !acts(judge(facts)) || facts.daysSinceDelivery <= 30),
  'only to the original card': (judge) => fc.property(sane, (facts) => !acts(judge(facts)) || facts.toOriginalCard),
  'never more than the customer paid': (judge) =>
    fc.property(sane, (facts) => !acts(judge(facts)) || facts.refundedCents + facts.cents <= facts.paidCents),
  'acts only when every sum is a whole number of cents': (judge) =>
    fc.property(
      anyFacts,
      (facts) => !acts(judge(facts)) || [facts.paidCents, facts.refundedCents, facts.centsLast24Hours].every(isCents),
    ),
  'acts only on what has been delivered': (judge) =>
    fc.property(anyFacts, (facts) => !acts(judge(facts)) || facts.daysSinceDelivery >= 0),
  'acts only on facts of the right type, whatever JSON brings': (judge) =>
    fc.property(jsonFacts, (facts) => {
      if (!acts(judge(facts))) return true;
      const { toOriginalCard, stopped, daysSinceDelivery, ...sums } = facts;
      return (
        Object.is(toOriginalCard, true) &&
        Object.is(stopped, false) &&
        typeof daysSinceDelivery === 'number' &&
        ['cents', 'paidCents', 'refundedCents', 'centsLast24Hours'].every((name) => isCents(sums[name as 'cents']))
      );
    }),
  'never more than $400 in any 24 hours, on quiet days': (judge, version) => anyDay(judge, version, quietDays),
  'never more than $400 in any 24 hours, busy around midnight': (judge, version) =>
    anyDay(judge, version, busyMidnight),
};

/**
 * Two refunds at the same instant, each reading the sum before the other has raised it, in every order of the awaits.
 */
const atOnce = (inTransaction: boolean) =>
  fc.asyncProperty(fc.scheduler(), async (scheduler) => {
    let sum = 380_00;
    let last = Promise.resolve();
    const read = scheduler.scheduleFunction(async () => sum);
    const raise = scheduler.scheduleFunction(async (cents: number) => {
      sum += cents;
    });
    const refund = async () => {
      const before = await read();
      if (acts(judgeOfNow({ ...harmless, cents: 15_00, centsLast24Hours: before }))) await raise(15_00);
    };
    const transaction = () => (last = last.then(refund));
    const both = Promise.all(inTransaction ? [transaction(), transaction()] : [refund(), refund()]);
    await scheduler.waitFor(both);
    return sum <= 400_00;
  });

const settings = { seed, numRuns: runs };
const asText = (value: unknown): string =>
  fc.stringify(value).replace(/[A-Za-z]+:(?=\S)/g, (name) => `${name.slice(0, -1)}: `);

const results = await Promise.all(
  Object.entries(promises).flatMap(([promise, property]) =>
    Object.entries(gates).map(async ([version, judge]) => {
      const { failed, counterexample, numRuns } = await fc.check(property(judge, version), settings);
      return { promise, gate: version, held: !failed, inputs: numRuns, smallest: failed ? asText(counterexample) : '' };
    }),
  ),
);
const concurrency = await Promise.all(
  [false, true].map(async (inTransaction) => {
    const { failed, numRuns } = await fc.check(atOnce(inTransaction), { seed, numRuns: 500 });
    return {
      promise: 'never more than $400 a day, two refunds at once',
      gate: inTransaction ? 'now, in a transaction' : 'now, without a transaction',
      held: !failed,
      inputs: numRuns,
      smallest: failed ? '$380 refunded, then twice $15 at the same instant' : '',
    };
  }),
);

/** The gate with one of its checks removed at a time: if no test fails, that line is untested. */
async function withoutEachCheck() {
  const source = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'judge.ts'), 'utf8'));
  const checks = source.split('\n').filter((line) => line.trimStart().startsWith('if ('));
  return Promise.all(
    checks.map(async (check) => {
      const mutant = (await import(
        `data:text/javascript,${encodeURIComponent(source.replace(check, ''))}`
      )) as typeof import('./judge.ts');
      const noticed = Object.entries(promises)
        .filter(([, property]) => fc.check(property(mutant.judge, 'now') as fc.IProperty<unknown>, settings).failed)
        .map(([promise]) => promise);
      return { without: check.trim(), noticed };
    }),
  );
}

/** The two cases that a review had named before anything was generated, with the gate of 2025. */
const order = { cents: 40_00, refundedCents: 0, daysSinceDelivery: 3, toOriginalCard: true };
const reviewed = {
  'forty dollars back on an order of twelve': judgeOf2025(order, 0, false).outcome,
  'earlier refunds are NaN': judgeOf2025({ ...order, refundedCents: NaN }, 0, false).outcome,
  'days since delivery are NaN': judgeOf2025({ ...order, daysSinceDelivery: NaN }, 0, false).outcome,
  'the sum of the day is NaN': judgeOf2025(order, NaN, false).outcome,
};

const all = [...results, ...concurrency];
console.table(all.map(({ smallest: _, ...row }) => row));
for (const { promise, gate, smallest } of all) if (smallest) console.log(`${promise}\n  ${gate}: ${smallest}`);
console.log('\nThe gate of 2025 says:', reviewed);
const deletions = await withoutEachCheck();
console.log(
  `\n${deletions.filter(({ noticed }) => noticed.length > 0).length} of ${deletions.length} checks are missed when deleted:`,
);
for (const { without, noticed } of deletions) console.log(`  ${without}\n    ${noticed.join('; ') || 'NOT NOTICED'}`);
writeResults(import.meta.dirname, { runs, seed, reviewed, results: all, deletions });
