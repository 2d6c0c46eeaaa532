import * as fc from 'fast-check';
import { inject } from 'vitest';

/** The moment of a fault: `delayMs` after the given number of acknowledgements, so not always just after an answer. */
type FaultMoment = { acknowledgements: number; delayMs: number };

/** Random moments, one for each round. The same seed, which a scenario prints among its figures, gives the same moments. */
export function faultMoments(rounds: number, { maxAcknowledgements }: { maxAcknowledgements: number }): FaultMoment[] {
  const moment = fc.record({
    acknowledgements: fc.integer({ min: 1, max: maxAcknowledgements }),
    delayMs: fc.double({ min: 0, max: 15, noNaN: true }),
  });
  return fc.sample(fc.noBias(moment), { seed: inject('seed'), numRuns: rounds });
}
