/** When the article's build breaks even if it overruns as real projects did. See README.md. */
import { draw, quantile, rounded, seededRandom } from '../statistics.ts';
import { readSource } from '../source-file.ts';
import { writeResults } from '../write-results.ts';
import { drawFigure } from './figure.ts';

/** Thousands of dollars: the article's table, forty users. */
const licenses = (40 * 55 * 12) / 1000;
const firstVersion = 150;
const ownPeople = 20;
const upkeepShare = 0.18;
const hosting = 4.8;
const adapter = 45;
const adapterUpkeep = 6;

/** Two people, an hour and a half a day, 220 days, $38. */
const copying = (people: number) => (people * 1.5 * 220 * 38) / 1000;

/**
 * Years until building has cost less than keeping, when it takes `overrun` times the effort that was estimated.
 * Infinity where its upkeep and hosting cost more a year than what it replaces.
 */
function breakEven(overrun: number, people: number): number {
  const keepYear = licenses + copying(people);
  const buildYear = upkeepShare * firstVersion * overrun + hosting;
  return keepYear > buildYear ? (firstVersion * overrun + ownPeople) / (keepYear - buildYear) : Infinity;
}

const tenYears = {
  build: (overrun: number) =>
    firstVersion * overrun + ownPeople + 10 * (upkeepShare * firstVersion * overrun + hosting),
  adapt: (overrun: number) => adapter * overrun + 10 * (licenses + adapterUpkeep),
};

const arff = await readSource({
  path: 'kitchenham/82507128-kitchenham.arff',
  url: 'https://raw.githubusercontent.com/Derek-Jones/ESEUR-code-data/1a49d102b38680531cb1d79ca131510b11b64e06/projects/82507128-kitchenham.arff',
  sha256: '0832342b248418cca324cebe77d86d2f90ae223c1119af9360783bdbad0b2ac0',
});
const columns = [...arff.matchAll(/^@attribute (\S+)/gm)].map((match) => match[1]);
const projects = arff
  .slice(arff.indexOf('@data') + '@data'.length)
  .trim()
  .split(/\r?\n/)
  .map((line) => {
    const cells = line.split(',');
    const cell = (name: string) => Number(cells[columns.indexOf(name)]);
    return { estimate: cell('First.estimate'), actual: cell('Actual.effort') };
  });
const overruns = projects.map(({ estimate, actual }) => actual / estimate).sort((one, other) => one - other);
if (!overruns.every((overrun) => overrun > 0)) throw new Error('a project has no estimate or no actual effort');

const shareOf = (values: number[], is: (value: number) => boolean) => values.filter(is).length / values.length;

/** Within what the share would lie if other projects of the same kind had been written down: 95 of 100 resamples. */
function interval(share: (sample: number[]) => number): [number, number] {
  const random = seededRandom(145);
  const shares = Array.from({ length: 4_000 }, () =>
    share(overruns.map(() => overruns[Math.floor(random() * overruns.length)]!)),
  );
  return [rounded(quantile(shares, 0.025)), rounded(quantile(shares, 0.975))];
}

function breakEvens(people: number) {
  const within = (years: number) => (sample: number[]) =>
    shareOf(sample, (overrun) => breakEven(overrun, people) <= years);
  const never = (sample: number[]) => shareOf(sample, (overrun) => breakEven(overrun, people) === Infinity);
  const told = (share: (sample: number[]) => number) => ({
    share: rounded(share(overruns)),
    interval: interval(share),
  });
  return {
    people,
    asPlanned: rounded(breakEven(1, people), 1),
    middle: rounded(
      quantile(
        overruns.map((overrun) => breakEven(overrun, people)),
        0.5,
      ),
      1,
    ),
    within5: told(within(5)),
    within10: told(within(10)),
    within20: told(within(20)),
    never: told(never),
    neverAbove: rounded((licenses + copying(people) - hosting) / (upkeepShare * firstVersion), 2),
    // Infinity is no JSON: a break-even that never comes is null.
    each: overruns.map((overrun) => {
      const years = breakEven(overrun, people);
      return { overrun: rounded(overrun, 3), years: Number.isFinite(years) ? rounded(years, 2) : null };
    }),
  };
}

/** Building against adapting over ten years, each with an overrun of its own drawn from the 145. */
const pairs = overruns.flatMap((build) => overruns.map((adapt) => tenYears.build(build) < tenYears.adapt(adapt)));

const total = (field: 'estimate' | 'actual') => projects.reduce((sum, project) => sum + project[field], 0);
const results = {
  projects: projects.length,
  overrun: {
    mean: rounded(overruns.reduce((sum, overrun) => sum + overrun, 0) / overruns.length, 3),
    ofTheSum: rounded(total('actual') / total('estimate'), 3),
    quantiles: Object.fromEntries(
      [0.05, 0.25, 0.5, 0.75, 5 / 6, 0.9, 0.95].map((share) => [
        rounded(share, 2),
        rounded(quantile(overruns, share), 3),
      ]),
    ),
    worst: overruns.slice(-3).map((overrun) => rounded(overrun, 2)),
    over27Percent: rounded(shareOf(overruns, (overrun) => overrun > 1.27)),
    overDouble: overruns.filter((overrun) => overrun > 2).length,
    tripleOrMore: overruns.filter((overrun) => overrun >= 3).length,
  },
  // Flyvbjerg and Budzier: 27 percent on average, one in six 200 percent. What that leaves for the other five.
  flyvbjerg: {
    average: rounded(breakEven(1.27, 2), 1),
    oneInSix: Number.isFinite(breakEven(3, 2)) ? breakEven(3, 2) : null,
    otherFiveOverrun: rounded((1.27 - 3 / 6) / (5 / 6), 3),
    otherFive: rounded(breakEven((1.27 - 3 / 6) / (5 / 6), 2), 1),
  },
  twoPeople: breakEvens(2),
  fourPeople: breakEvens(4),
  buildBeatsAdaptOverTenYears: rounded(pairs.filter(Boolean).length / pairs.length),
  tenYearsAsPlanned: { build: tenYears.build(1), adapt: tenYears.adapt(1), keep: 10 * (licenses + copying(2)) },
  // How much one's picture depends on whose projects one happened to see: ten of them, drawn 4,000 times.
  averageOfTen: (() => {
    const random = seededRandom(10);
    const means = Array.from(
      { length: 4_000 },
      () => draw(overruns, 10, random).reduce((sum, one) => sum + one, 0) / 10,
    );
    return { from: rounded(quantile(means, 0.05), 2), to: rounded(quantile(means, 0.95), 2) };
  })(),
};

const percent = (value: number) => `${(value * 100).toFixed(0)}%`;
console.log(`${results.projects} projects; effort as a multiple of the first estimate:`, results.overrun);
console.table(
  [results.twoPeople, results.fourPeople].map(({ people, asPlanned, middle, within5, within10, within20, never }) => ({
    'people copying': people,
    'as planned, years': asPlanned,
    'middle, years': middle,
    ...Object.fromEntries(
      Object.entries({ 'within 5': within5, 'within 10': within10, 'within 20': within20, never }).map(
        ([name, told]) => [name, `${percent(told.share)} (${told.interval.map(percent).join(' to ')})`],
      ),
    ),
  })),
);
console.log('With the averages of Flyvbjerg and Budzier:', results.flyvbjerg);
console.log(
  `Building beats adapting over ten years: ${percent(results.buildBeatsAdaptOverTenYears)} of ${pairs.length} pairs`,
);
writeResults(import.meta.dirname, results);
drawFigure(results.twoPeople);
