import * as fc from 'fast-check';
import { inject } from 'vitest';

/** The moment of a fault: `delayMs` after the given number of acknowledgments, so not always just after an answer. */
type FaultMoment = { acknowledgments: number; delayMs: number };

/** Random moments, one for each round, that depend only on the seed. A scenario prints it among its figures. */
export function faultMoments(rounds: number, { maxAcknowledgments }: { maxAcknowledgments: number }): FaultMoment[] {
  const moment = fc.record({
    acknowledgments: fc.integer({ min: 1, max: maxAcknowledgments }),
    delayMs: fc.double({ min: 0, max: 15, noNaN: true }),
  });
  return fc.sample(fc.noBias(moment), { seed: inject('seed'), numRuns: rounds });
}
