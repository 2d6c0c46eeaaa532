import { escapePattern } from '../escape-pattern.ts';
import type { Outcomes } from './outcomes.ts';

/** A row of a document's table, and the tests that support it: `path/of/the-file.test.ts › block › title`. */
interface Claim {
  row: string;
  tests: string[];
}

/** Matches a test that a row names. */
const testReference = /`([\w./-]+\.(?:test|spec|fault)\.tsx?(?: › [^`]+)?)`/g;

/** Reads the rows of a document's tables that begin with a number, such as a requirement's, and the tests that they name. */
export function readClaims(document: string): Claim[] {
  return document
    .split('\n')
    .filter((line) => /^\| +\d/.test(line))
    .map((line) => ({
      row: line.split('|')[1]?.trim() ?? '',
      tests: Array.from(line.matchAll(testReference), ([, test]) => test ?? ''),
    }));
}

/** A title as documents write it: with `…` where a test inserts a value. */
export const writtenTitle = (title: string) => title.replaceAll(/\$\{[^}]*\}|%[sdijfo]|\$[\w.]+/g, '…');

interface ClaimReport {
  /** Claims whose test failed or did not run. */
  problems: string[];
  /** Claims whose test this machine cannot run, such as a fault that needs root. */
  skipped: string[];
}

/** The claims that a run has not proven: a line for each test that did not pass, with its outcome. */
export function judgeClaims(claims: readonly Claim[], outcomes: Outcomes): ClaimReport {
  const results = [...outcomes];
  const judgments = claims.flatMap(({ row, tests }) =>
    tests.map((test) => {
      const pattern = new RegExp(`^${test.split('…').map(escapePattern).join('.+')}$`);
      const matching = results.filter(([name]) => pattern.test(name)).map(([, outcome]) => outcome);
      const outcome = worstOf(matching);
      return { outcome, line: `${row} is not shown: the test ${outcome}: ${test}` };
    }),
  );
  const linesOf = (...outcomesToReport: WorstOutcome[]) =>
    judgments.filter(({ outcome }) => outcomesToReport.includes(outcome)).map(({ line }) => line);
  return { problems: linesOf('failed', 'did not run'), skipped: linesOf('was skipped') };
}

type WorstOutcome = 'passed' | 'failed' | 'was skipped' | 'did not run';

/** The worst outcome of a test that runs with several values; it may be skipped with some of them. */
function worstOf(outcomes: string[]): WorstOutcome {
  if (outcomes.includes('failed')) return 'failed';
  if (outcomes.includes('passed')) return 'passed';
  return outcomes.length > 0 ? 'was skipped' : 'did not run';
}
