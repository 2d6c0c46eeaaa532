/** When the article's build breaks even if it overruns as real projects did. See README.md. */
import { draw, quantile, rounded, seededRandom } from '../statistics.ts';
import { writeResults } from '../write-results.ts';
import { byPrice, byUpkeep } from './build-or-adapt.ts';
import {
  breakEven,
  buildBeatsAdapt,
  catchesUp,
  extraAtStart,
  hoursOf,
  neverAbove,
  savedAYear,
  tenYears,
} from './costs.ts';
import { drawFigure } from './figure.ts';
import { overrunsOf, readKitchenham, readNorwegian, type ProjectSet } from './projects.ts';

const kitchenham = await readKitchenham();
const { projects } = kitchenham;
const overruns = overrunsOf(kitchenham);

const shareOf = (values: number[], is: (value: number) => boolean) => values.filter(is).length / values.length;

/** The 95 percent interval of the share, from resampling the projects. */
function interval(share: (sample: number[]) => number): [number, number] {
  const random = seededRandom(145);
  const shares = Array.from({ length: 4_000 }, () =>
    share(overruns.map(() => overruns[Math.floor(random() * overruns.length)]!)),
  );
  return [rounded(quantile(shares, 0.025)), rounded(quantile(shares, 0.975))];
}

/** The break-evens of all projects if this number of people copies. */
function breakEvens(people: number) {
  const within = (years: number) => (sample: number[]) =>
    shareOf(sample, (overrun) => breakEven(overrun, hoursOf(people)) <= years);
  const never = (sample: number[]) => shareOf(sample, (overrun) => breakEven(overrun, hoursOf(people)) === Infinity);
  const withInterval = (share: (sample: number[]) => number) => ({
    share: rounded(share(overruns)),
    interval: interval(share),
  });
  return {
    people,
    asPlanned: rounded(breakEven(1, hoursOf(people)), 1),
    middle: rounded(
      quantile(
        overruns.map((overrun) => breakEven(overrun, hoursOf(people))),
        0.5,
      ),
      1,
    ),
    within5: withInterval(within(5)),
    within10: withInterval(within(10)),
    within20: withInterval(within(20)),
    never: withInterval(never),
    neverAbove: rounded(neverAbove(hoursOf(people)), 2),
    // Infinity is not JSON: a break-even that never comes is null.
    each: overruns.map((overrun) => {
      const years = breakEven(overrun, hoursOf(people));
      return { overrun: rounded(overrun, 3), years: Number.isFinite(years) ? rounded(years, 2) : null };
    }),
  };
}

/** The mean with each project weighted equally, and with all hours added up: they differ if large projects do. */
function meansOf({ projects: all }: ProjectSet) {
  const total = (field: 'estimate' | 'actual') => all.reduce((sum, project) => sum + project[field], 0);
  return {
    mean: rounded(all.reduce((sum, { estimate, actual }) => sum + actual / estimate, 0) / all.length, 3),
    ofTheSum: rounded(total('actual') / total('estimate'), 3),
  };
}

/** The article’s table with another set of overruns. */
function summaryOf(set: ProjectSet) {
  const setOverruns = overrunsOf(set);
  const years = setOverruns.map((overrun) => breakEven(overrun, hoursOf(2)));
  return {
    set: set.name,
    projects: setOverruns.length,
    ...meansOf(set),
    middleOverrun: rounded(quantile(setOverruns, 0.5), 2),
    middle: rounded(quantile(years, 0.5), 1),
    within10: rounded(shareOf(years, (year) => year <= 10)),
    never: rounded(shareOf(years, (year) => year === Infinity)),
    buildBeatsAdapt: rounded(buildBeatsAdapt(setOverruns)),
  };
}

/** The share of the 145 that pay for themselves within five years, by hours of copying a day and estimate. */
const grid = [2, 3, 4, 6, 8].map((hours) => ({
  hours,
  within5: [50, 100, 150, 250, 400].map((estimate) => ({
    estimate,
    share: rounded(shareOf(overruns, (overrun) => breakEven(overrun, hours, estimate) <= 5)),
  })),
}));

/** The years that building takes, in which licenses and copying go on: every break-even comes that much later. */
const wait = 0.5;
const within = (years: number) =>
  rounded(shareOf(overruns, (overrun) => wait + breakEven(overrun, hoursOf(2)) <= years));
const largest = projects.reduce((most, project) => (project.actual > most.actual ? project : most));

const sets = [kitchenham, ...(await readNorwegian())];
const results = {
  projects: projects.length,
  types: {
    improvements: projects.filter(({ type }) => type === 'P').length,
    development: summaryOf({ name: 'development', projects: projects.filter(({ type }) => type === 'D') }),
  },
  largest: {
    shareOfHours: rounded(largest.actual / projects.reduce((sum, { actual }) => sum + actual, 0)),
    ofTheSumWithoutIt: meansOf({ ...kitchenham, projects: projects.filter((project) => project !== largest) }).ofTheSum,
  },
  halfAYearOfBuilding: {
    asPlanned: rounded(wait + breakEven(1, hoursOf(2)), 1),
    within5: within(5),
    within10: within(10),
    buildBeatsAdapt: rounded(buildBeatsAdapt(overruns, { wait })),
  },
  overrun: {
    ...meansOf(kitchenham),
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
    average: rounded(breakEven(1.27, hoursOf(2)), 1),
    oneInSix: Number.isFinite(breakEven(3, hoursOf(2))) ? breakEven(3, hoursOf(2)) : null,
    otherFiveOverrun: rounded((1.27 - 3 / 6) / (5 / 6), 3),
    otherFive: rounded(breakEven((1.27 - 3 / 6) / (5 / 6), hoursOf(2)), 1),
  },
  twoPeople: breakEvens(2),
  fourPeople: breakEvens(4),
  buildBeatsAdaptOverTenYears: rounded(buildBeatsAdapt(overruns)),
  // Copying cancels out: both eliminate it.
  againstAdapting: [50, 100, 150, 250].map((estimate) => ({
    estimate,
    behind: Math.round(extraAtStart(estimate) * 1000),
    savedAYear: Math.round(savedAYear(estimate) * 1000),
    years: Number.isFinite(catchesUp(estimate)) ? rounded(catchesUp(estimate), 1) : null,
  })),
  sets: sets.map(summaryOf),
  overTenYears: byPrice(sets),
  byUpkeep: byUpkeep(overruns),
  grid,
  tenYearsAsPlanned: { build: tenYears.build(1), adapt: tenYears.adapt(1), keep: tenYears.keep(hoursOf(2)) },
  // How much an estimate depends on which projects one has seen: ten of them, drawn 4,000 times.
  averageOfTen: (() => {
    const random = seededRandom(10);
    const means = Array.from(
      { length: 4_000 },
      () => draw(overruns, 10, random).reduce((sum, overrun) => sum + overrun, 0) / 10,
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
        ([name, { share, interval }]) => [name, `${percent(share)} (${interval.map(percent).join(' to ')})`],
      ),
    ),
  })),
);
console.log('With the averages of Flyvbjerg and Budzier:', results.flyvbjerg);
console.log(results.types, results.largest, results.halfAYearOfBuilding);
console.table(results.againstAdapting);
console.table(results.sets);
console.table(results.byUpkeep);
console.dir(results.overTenYears, { depth: 4 });
console.table(
  grid.map(({ hours, within5 }) => ({
    'hours of copying a day': hours,
    ...Object.fromEntries(within5.map(({ estimate, share }) => [`$${estimate},000`, percent(share)])),
  })),
);
writeResults(import.meta.dirname, results);
drawFigure(results.twoPeople);
