import type { AtRest } from './at-rest.ts';
import type { Contest, Round } from './rounds.ts';

/** The rate of `part` relative to the rate of `whole`, which should be at least `goal` if there is one. */
type Ratio = { name: string; part: Contest; whole: Contest; goal?: number };

const ratios: Ratio[] = [
  { name: 'enquiry on SQLite / without a store', part: 'sqlite post', whole: 'none post', goal: 0.9 },
  { name: 'enquiry on SQLite / one transaction each', part: 'sqlite post', whole: 'one-each post', goal: 4 },
  { name: 'enquiry on PostgreSQL / without a store', part: 'postgres post', whole: 'none post', goal: 0.35 },
  { name: 'enquiry on SQLite / bare node:http', part: 'sqlite post', whole: 'bare post', goal: 0.4 },
  { name: 'page / nginx', part: 'our page', whole: 'nginx page', goal: 0.37 },
  { name: 'page / bare node:http', part: 'our page', whole: 'bare page' },
];

const names: Record<Contest, string> = {
  'bare post': 'enquiry, bare node:http',
  'none post': 'enquiry, without a store',
  'sqlite post': 'enquiry, SQLite',
  'one-each post': 'enquiry, SQLite, one transaction each',
  'postgres post': 'enquiry, PostgreSQL',
  'bare page': 'page, bare node:http',
  'our page': 'page',
  'nginx page': 'page, nginx',
};

/** All figures as Markdown tables. */
export function tableOf(rounds: Round[], { memory, startTimes, startCpus }: AtRest): string {
  const contests = [...(rounds[0]?.rates.keys() ?? [])];
  const databaseShares = rounds.map((round) => round.databaseShare);
  return [
    '| requests per processor second | median | from | to |',
    '| --- | ---: | ---: | ---: |',
    ...contests.map((contest) =>
      row(
        names[contest],
        rounds.map(({ rates }) => rates.get(contest) ?? NaN),
        0,
      ),
    ),
    '',
    '| ratio | median | from | to | goal |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...ratios
      .filter(({ part, whole }) => contests.includes(part) && contests.includes(whole))
      .map(({ name, part, whole, goal }) => {
        const values = rounds.map(({ rates }) => (rates.get(part) ?? NaN) / (rates.get(whole) ?? NaN));
        return `${row(name, values, 2)} ${goal ?? ''} |`;
      }),
    '',
    '| other | median | from | to | goal |',
    '| --- | ---: | ---: | ---: | ---: |',
    `${row("PostgreSQL's processor seconds per second of the server's", databaseShares, 2)}  |`,
    `${row('memory at rest, MB', [memory.resident], 0)} at most 80 |`,
    `${row('of which shared with no file, MB', [memory.unshared], 0)}  |`,
    `${row('start, ms on the clock', startTimes, 0)} under 500 |`,
    `${row('start, ms of processor time', startCpus, 0)}  |`,
  ].join('\n');
}

/** A row of a table without its last cell: the median, the smallest and the largest value. */
function row(name: string, values: number[], digits: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  const figures = [medianOf(sorted), sorted[0] ?? NaN, sorted.at(-1) ?? NaN];
  return `| ${name} | ${figures.map((figure) => figure.toLocaleString('en-US', { maximumFractionDigits: digits, minimumFractionDigits: digits })).join(' | ')} |`;
}

/** The middle value, or the mean of the two middle ones. */
function medianOf(sorted: number[]): number {
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}
