import * as fc from 'fast-check';
import { anyFacts, jsonFacts, plausibleFacts } from './facts.ts';
import { isPaid, type Judge } from './gates.ts';
import { busyMidnight, quietDays, rollingLimit } from './requests.ts';

/** The promises in the sentence that the budget's owner signed; each is a property that must hold for all inputs. */
export const promises: Record<string, (judge: Judge, version: string) => fc.IRawProperty<unknown>> = {
  'never more than $40 an order': (judge) =>
    fc.property(plausibleFacts, (facts) => !isPaid(judge(facts)) || facts.refundedCents + facts.cents <= 40_00),
  'never more than $400 a day, as the caller counts it': (judge) =>
    fc.property(plausibleFacts, (facts) => !isPaid(judge(facts)) || facts.centsLast24Hours + facts.cents <= 400_00),
  'a larger amount never gets through where a smaller does not': (judge) =>
    fc.property(
      plausibleFacts,
      fc.nat(100_00),
      (facts, more) =>
        facts.cents === 0 || isPaid(judge(facts)) || !isPaid(judge({ ...facts, cents: facts.cents + more })),
    ),
  'nothing moves after the stop switch': (judge) =>
    fc.property(anyFacts, (facts) => judge({ ...facts, stopped: true }).outcome === 'refuse'),
  // Before the next two properties were added, two checks of the gate could be deleted unnoticed.
  'never later than 30 days': (judge) =>
    fc.property(plausibleFacts, (facts) => !isPaid(judge(facts)) || facts.daysSinceDelivery <= 30),
  'only to the original card': (judge) =>
    fc.property(plausibleFacts, (facts) => !isPaid(judge(facts)) || facts.toOriginalCard),
  'never more than the customer paid': (judge) =>
    fc.property(
      plausibleFacts,
      (facts) => !isPaid(judge(facts)) || facts.refundedCents + facts.cents <= facts.paidCents,
    ),
  'acts only when every sum is a whole number of cents': (judge) =>
    fc.property(
      anyFacts,
      (facts) => !isPaid(judge(facts)) || [facts.paidCents, facts.refundedCents, facts.centsLast24Hours].every(isCents),
    ),
  'acts only on what has been delivered': (judge) =>
    fc.property(anyFacts, (facts) => !isPaid(judge(facts)) || facts.daysSinceDelivery >= 0),
  'acts only on facts of the right type, whatever JSON brings': (judge) =>
    fc.property(jsonFacts, (facts) => {
      if (!isPaid(judge(facts))) return true;
      const { toOriginalCard, stopped, daysSinceDelivery, ...sums } = facts;
      return (
        Object.is(toOriginalCard, true) &&
        Object.is(stopped, false) &&
        typeof daysSinceDelivery === 'number' &&
        ['cents', 'paidCents', 'refundedCents', 'centsLast24Hours'].every((name) => isCents(sums[name as 'cents']))
      );
    }),
  'never more than $400 in any 24 hours, on quiet days': (judge, version) => rollingLimit(judge, version, quietDays),
  'never more than $400 in any 24 hours, busy around midnight': (judge, version) =>
    rollingLimit(judge, version, busyMidnight),
};

/** Written apart from the gate's own function, whose mistakes the properties would share. */
const isCents = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
