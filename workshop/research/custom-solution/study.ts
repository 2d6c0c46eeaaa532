/** When the article's build breaks even if it overruns as real projects did. See README.md. */
import { draw, meanOf, quantile, resample, roundTo, seededRandom } from '../statistics.ts';
import { writeResults } from '../write-results.ts';
import { shareByPrice, shareByUpkeep } from './build-or-adapt.ts';
import {
  breakEvenYears,
  buildBeatsAdapt,
  catchUpYears,
  extraUpfrontCost,
  copyingHours,
  maxOverrun,
  yearlySavings,
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
  const shares = Array.from({ length: 4_000 }, () => share(resample(overruns, random)));
  return [roundTo(quantile(shares, 0.025)), roundTo(quantile(shares, 0.975))];
}

/** The break-evens of all projects if `people` people copy. */
function breakEvens(people: number) {
  const paysWithin = (years: number) => (sample: number[]) =>
    shareOf(sample, (overrun) => breakEvenYears(overrun, copyingHours(people)) <= years);
  const never = (sample: number[]) =>
    shareOf(sample, (overrun) => breakEvenYears(overrun, copyingHours(people)) === Infinity);
  const withInterval = (share: (sample: number[]) => number) => ({
    share: roundTo(share(overruns)),
    interval: interval(share),
  });
  return {
    people,
    asPlanned: roundTo(breakEvenYears(1, copyingHours(people)), 1),
    middle: roundTo(
      quantile(
        overruns.map((overrun) => breakEvenYears(overrun, copyingHours(people))),
        0.5,
      ),
      1,
    ),
    within5: withInterval(paysWithin(5)),
    within10: withInterval(paysWithin(10)),
    within20: withInterval(paysWithin(20)),
    never: withInterval(never),
    neverAbove: roundTo(maxOverrun(copyingHours(people)), 2),
    // Infinity is not JSON: a break-even that never comes is null.
    each: overruns.map((overrun) => {
      const years = breakEvenYears(overrun, copyingHours(people));
      return { overrun: roundTo(overrun, 3), years: Number.isFinite(years) ? roundTo(years, 2) : null };
    }),
  };
}

/** The mean with projects weighted equally, and with all hours added up: they differ if large and small projects overrun differently. */
function meansOf({ projects: all }: ProjectSet) {
  const total = (field: 'estimate' | 'actual') => all.reduce((sum, project) => sum + project[field], 0);
  return {
    mean: roundTo(all.reduce((sum, { estimate, actual }) => sum + actual / estimate, 0) / all.length, 3),
    ofTheSum: roundTo(total('actual') / total('estimate'), 3),
  };
}

/** The article's table with another set of overruns. */
function summaryOf(set: ProjectSet) {
  const setOverruns = overrunsOf(set);
  const years = setOverruns.map((overrun) => breakEvenYears(overrun, copyingHours(2)));
  return {
    set: set.name,
    projects: setOverruns.length,
    ...meansOf(set),
    middleOverrun: roundTo(quantile(setOverruns, 0.5), 2),
    middle: roundTo(quantile(years, 0.5), 1),
    within10: roundTo(shareOf(years, (year) => year <= 10)),
    never: roundTo(shareOf(years, (year) => year === Infinity)),
    buildBeatsAdapt: roundTo(buildBeatsAdapt(setOverruns)),
  };
}

/** The share of the 145 that pay for themselves within five years, by hours of copying per day and by estimate. */
const grid = [2, 3, 4, 6, 8].map((hours) => ({
  hours,
  within5: [50, 100, 150, 250, 400].map((estimate) => ({
    estimate,
    share: roundTo(shareOf(overruns, (overrun) => breakEvenYears(overrun, hours, estimate) <= 5)),
  })),
}));

/** The years that building takes, in which licenses and copying go on: every break-even comes that much later. */
const wait = 0.5;
const shareWithin = (years: number) =>
  roundTo(shareOf(overruns, (overrun) => wait + breakEvenYears(overrun, copyingHours(2)) <= years));
const largest = projects.reduce((most, project) => (project.actual > most.actual ? project : most));

/** The mean of ten projects, drawn 4,000 times: an estimate depends on the projects that one has seen. */
function averageOfTen() {
  const random = seededRandom(10);
  const means = Array.from({ length: 4_000 }, () => meanOf(draw(overruns, 10, random)));
  return { from: roundTo(quantile(means, 0.05), 2), to: roundTo(quantile(means, 0.95), 2) };
}

const sets = [kitchenham, ...(await readNorwegian())];
const results = {
  projects: projects.length,
  types: {
    improvements: projects.filter(({ type }) => type === 'P').length,
    development: summaryOf({ name: 'development', projects: projects.filter(({ type }) => type === 'D') }),
  },
  largest: {
    shareOfHours: roundTo(largest.actual / projects.reduce((sum, { actual }) => sum + actual, 0)),
    ofTheSumWithoutIt: meansOf({ ...kitchenham, projects: projects.filter((project) => project !== largest) }).ofTheSum,
  },
  halfAYearOfBuilding: {
    asPlanned: roundTo(wait + breakEvenYears(1, copyingHours(2)), 1),
    within5: shareWithin(5),
    within10: shareWithin(10),
    buildBeatsAdapt: roundTo(buildBeatsAdapt(overruns, { wait })),
  },
  overrun: {
    ...meansOf(kitchenham),
    quantiles: Object.fromEntries(
      [0.05, 0.25, 0.5, 0.75, 5 / 6, 0.9, 0.95].map((share) => [
        roundTo(share, 2),
        roundTo(quantile(overruns, share), 3),
      ]),
    ),
    worst: overruns.slice(-3).map((overrun) => roundTo(overrun, 2)),
    over27Percent: roundTo(shareOf(overruns, (overrun) => overrun > 1.27)),
    overDouble: overruns.filter((overrun) => overrun > 2).length,
    tripleOrMore: overruns.filter((overrun) => overrun >= 3).length,
  },
  // Flyvbjerg and Budzier: 27 percent on average, one in six 200 percent. What that leaves for the other five.
  flyvbjerg: {
    average: roundTo(breakEvenYears(1.27, copyingHours(2)), 1),
    oneInSix: Number.isFinite(breakEvenYears(3, copyingHours(2))) ? breakEvenYears(3, copyingHours(2)) : null,
    otherFiveOverrun: roundTo((1.27 - 3 / 6) / (5 / 6), 3),
    otherFive: roundTo(breakEvenYears((1.27 - 3 / 6) / (5 / 6), copyingHours(2)), 1),
  },
  twoPeople: breakEvens(2),
  fourPeople: breakEvens(4),
  buildBeatsAdaptOverTenYears: roundTo(buildBeatsAdapt(overruns)),
  // Copying cancels out: both eliminate it.
  againstAdapting: [50, 100, 150, 250].map((estimate) => ({
    estimate,
    behind: Math.round(extraUpfrontCost(estimate) * 1000),
    savedAYear: Math.round(yearlySavings(estimate) * 1000),
    years: Number.isFinite(catchUpYears(estimate)) ? roundTo(catchUpYears(estimate), 1) : null,
  })),
  sets: sets.map(summaryOf),
  overTenYears: shareByPrice(sets),
  byUpkeep: shareByUpkeep(overruns),
  grid,
  tenYearsAsPlanned: { build: tenYears.build(1), adapt: tenYears.adapt(1), keep: tenYears.keep(copyingHours(2)) },
  averageOfTen: averageOfTen(),
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
