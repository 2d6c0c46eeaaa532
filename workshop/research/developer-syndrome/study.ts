/** Ten years of one company: who knows what, how tasks queue up, and how long they took. See README.md. */
import { quantile, roundTo } from '../statistics.ts';
import { writeResults } from '../write-results.ts';
import { drawFigure } from './figure.ts';
import { quartersOf, ratioOf, shuffledQuarters } from './quarters.ts';
import { readParts, type Part } from './tasks.ts';
import { daysByLine, daysByOpen, topDeveloperShares } from './together.ts';
import { compareOpenTasks } from './within.ts';

const parts = await readParts();
/** Each finished task once: all of its parts contain the hours of the whole task. */
const tasks = [
  ...new Map(
    parts
      .filter(({ done, estimate, actual }) => done && estimate > 0 && actual > 0)
      .map((part) => [part.task, part] as const),
  ).values(),
];

function summaryOf(group: readonly Part[]) {
  const ratios = group.map(({ estimate, actual }) => actual / estimate);
  const hours = group.map(({ actual }) => actual);
  const share = (is: (ratio: number) => boolean) => roundTo(ratios.filter(is).length / ratios.length);
  return {
    tasks: group.length,
    hours: {
      from: roundTo(quantile(hours, 0.05), 2),
      middle: roundTo(quantile(hours, 0.5), 2),
      to: roundTo(quantile(hours, 0.95), 2),
    },
    kept: share((ratio) => ratio <= 1),
    exact: share((ratio) => ratio === 1),
    overDouble: share((ratio) => ratio > 2),
  };
}

/** Hours of a working day at this company. */
const workday = 7;
/** Estimates of whole hours, days and weeks, in hours. */
const commonEstimates = [1, 2, 3, workday, 14, 21, 35, 70];
const shares = topDeveloperShares(parts);
const sharesOfDevelopment = topDeveloperShares(parts.filter(({ category }) => category === 'Development'));
const sizeGroup = (is: (part: Part) => boolean) => {
  const group = tasks.filter(is);
  return { tasks: group.length, ofTheSum: roundTo(ratioOf(group), 2) };
};
const results = {
  lines: parts.length,
  developers: new Set(parts.map(({ developer }) => developer)).size,
  modules: {
    count: shares.length,
    median: quantile(shares, 0.5),
    overHalf: shares.filter((share) => share > 0.5).length,
    overFourFifths: shares.filter((share) => share > 0.8).length,
    shares,
    developmentOnly: {
      count: sharesOfDevelopment.length,
      overHalf: sharesOfDevelopment.filter((share) => share > 0.5).length,
    },
  },
  daysByOpen: daysByOpen(parts, workday),
  daysByLine: daysByLine(parts, workday),
  openBesides: compareOpenTasks(parts, workday),
  /** One-day tasks that took the most hours: the article quotes the first two. */
  longest: ['12003', '3157', '9419'].map((number) => {
    const { task, title, estimate, actual, started, completed } = tasks.find((part) => part.task === number)!;
    return { task, title, estimate, actual, days: completed - started };
  }),
  /** With each task weighted equally. */
  mean: roundTo(tasks.reduce((sum, { estimate, actual }) => sum + actual / estimate, 0) / tasks.length, 3),
  all: summaryOf(tasks),
  ofTheSum: roundTo(ratioOf(tasks), 3),
  /** All hours worked, divided by all hours estimated, for each size of estimate. */
  bySize: {
    underADay: sizeGroup(({ estimate }) => estimate < workday),
    aDay: sizeGroup(({ estimate }) => estimate === workday),
    toAWeek: sizeGroup(({ estimate }) => estimate > workday && estimate <= 5 * workday),
    overAWeek: sizeGroup(({ estimate }) => estimate > 5 * workday),
  },
  quarters: quartersOf(tasks),
  shuffledQuarters: shuffledQuarters(tasks),
  byEstimate: commonEstimates.map((hours) => ({
    estimate: hours,
    ...summaryOf(tasks.filter(({ estimate }) => estimate === hours)),
  })),
};

console.table(results.daysByOpen);
console.table(results.longest);
console.table(
  results.byEstimate.map(({ estimate, tasks, kept, overDouble }) => ({ estimate, tasks, kept, overDouble })),
);
console.log(results.quarters, results.shuffledQuarters, results.bySize, results.openBesides);
console.log({ ...results.modules, shares: shares.join(' ') });
drawFigure(shares);
writeResults(import.meta.dirname, results);
