/** The refund gate of the article, as printed in 2025 and as it is now, under generated inputs. See README.md. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { writeResults } from '../write-results.ts';
import { tryDatabase } from './database.ts';
import { harmlessFacts } from './facts.ts';
import { isPaid, gates } from './gates.ts';
import { judge as judgeOf2025 } from './judge-2025.ts';
import { judge as judgeOfNow } from './judge.ts';
import { promises } from './promises.ts';

/** Inputs generated per promise. */
const runs = 20_000;
const seed = 20260;

/**
 * The property that two refunds at the same instant stay within the limit, in every order of their awaits: each may read
 * the sum before the other has raised it.
 */
const simultaneousRefunds = ({ inTransaction }: { inTransaction: boolean }) =>
  fc.asyncProperty(fc.scheduler(), async (scheduler) => {
    let sum = 380_00;
    let last = Promise.resolve();
    const read = scheduler.scheduleFunction(async () => sum);
    const raise = scheduler.scheduleFunction(async (cents: number) => {
      sum += cents;
    });
    const refund = async () => {
      const before = await read();
      if (isPaid(judgeOfNow({ ...harmlessFacts, cents: 15_00, centsLast24Hours: before }))) await raise(15_00);
    };
    const transaction = () => (last = last.then(refund));
    const bothDone = Promise.all(inTransaction ? [transaction(), transaction()] : [refund(), refund()]);
    await scheduler.waitFor(bothDone);
    return sum <= 400_00;
  });

const settings = { seed, numRuns: runs };
/** A counterexample as text, with a space after each colon. */
const formatCounterexample = (value: unknown): string =>
  fc.stringify(value).replace(/[A-Za-z]+:(?=\S)/g, (name) => `${name.slice(0, -1)}: `);

const results = await Promise.all(
  Object.entries(promises).flatMap(([promise, property]) =>
    Object.entries(gates).map(async ([version, judge]) => {
      const { failed, counterexample, numRuns } = await fc.check(property(judge, version), settings);
      return {
        promise,
        gate: version,
        held: !failed,
        inputs: numRuns,
        smallest: failed ? formatCounterexample(counterexample) : '',
      };
    }),
  ),
);
const concurrencyResults = await Promise.all(
  [false, true].map(async (inTransaction) => {
    const { failed, numRuns } = await fc.check(simultaneousRefunds({ inTransaction }), { seed, numRuns: 500 });
    return {
      promise: 'never more than $400 a day, two refunds at once',
      gate: inTransaction ? 'now, in a transaction' : 'now, without a transaction',
      held: !failed,
      inputs: numRuns,
      smallest: failed ? '$380 refunded, then twice $15 at the same instant' : '',
    };
  }),
);

/** Tests the gate with one check removed at a time: if no property fails, nothing tests that line. */
async function testWithoutEachCheck() {
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

const order = { cents: 40_00, refundedCents: 0, daysSinceDelivery: 3, toOriginalCard: true };
/** The cases that a review had named before anything was generated, with the gate of 2025. */
const reviewed = {
  'forty dollars back on an order of twelve': judgeOf2025(order, 0, false).outcome,
  'earlier refunds are NaN': judgeOf2025({ ...order, refundedCents: NaN }, 0, false).outcome,
  'days since delivery are NaN': judgeOf2025({ ...order, daysSinceDelivery: NaN }, 0, false).outcome,
  'the sum of the day is NaN': judgeOf2025(order, NaN, false).outcome,
};

const allResults = [...results, ...concurrencyResults];
console.table(allResults.map(({ smallest: _, ...row }) => row));
for (const { promise, gate, smallest } of allResults) if (smallest) console.log(`${promise}\n  ${gate}: ${smallest}`);
console.log('\nThe gate of 2025 says:', reviewed);
const deletions = await testWithoutEachCheck();
console.log(
  `\nA property notices the deletion of ${deletions.filter(({ noticed }) => noticed.length > 0).length} of ${deletions.length} checks:`,
);
for (const { without, noticed } of deletions) console.log(`  ${without}\n    ${noticed.join('; ') || 'NOT NOTICED'}`);
const database = await tryDatabase();
console.table(database.tries);
writeResults(import.meta.dirname, { runs, seed, reviewed, results: allResults, deletions, database });
