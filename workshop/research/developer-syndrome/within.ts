/** Whether developers with ten open tasks are slower than the same developers with fewer, and how old the open tasks are. */
import { quantile, resample, roundTo, seededRandom } from '../statistics.ts';
import { daysOf, oneDayTasks, type MeasuredTask } from './open-tasks.ts';
import type { Part } from './tasks.ts';

const resamples = 4_000;
/** The minimum number of tasks in each of the two groups that are compared for a developer: ten or more others open, and fewer. */
const minTasks = 5;
/** Limits, in days, on how long another task may have lasted in all to be counted as open. */
const maxDurations = [30, 90];

/** One-day tasks, of `workday` hours, done by one developer, with that developer's other tasks that were open at the start. */
export function compareOpenTasks(parts: readonly Part[], workday: number) {
  const measured = oneDayTasks(parts, workday);
  /** Days from the beginning of another open task to that of the measured one. */
  const ages = measured.flatMap(({ part, others }) => others.map(({ started }) => part.started - started));
  return {
    tasks: measured.length,
    developers: new Set(measured.map(developerOf)).size,
    difference: roundTo(difference(measured)),
    interval: intervalOf(measured),
    withinDevelopers: withinDevelopers(measured),
    openOver90Days: roundTo(ages.filter((age) => age > 90).length / ages.length),
    openOverAYear: roundTo(ages.filter((age) => age > 365).length / ages.length),
    tenOrMoreThatLasted: maxDurations.map((days) => ({
      days,
      tasks: measured.filter(({ others }) => others.filter((other) => daysOf(other) <= days).length >= 10).length,
    })),
  };
}

const developerOf = ({ part }: MeasuredTask) => part.developer;
const hasTenOpen = ({ others }: MeasuredTask) => others.length >= 10;
/** The share of tasks that took over a week. */
const share = (group: readonly MeasuredTask[]) => group.filter(({ part }) => daysOf(part) > 7).length / group.length;

/** How much larger the share of tasks over a week is with ten or more others open than with fewer than five. */
const difference = (group: readonly MeasuredTask[]) =>
  share(group.filter(hasTenOpen)) - share(group.filter(({ others }) => others.length < 5));

/** Developers are drawn with replacement, since the tasks of one are alike. */
function intervalOf(measured: readonly MeasuredTask[]): [number, number] {
  const random = seededRandom(22);
  const byDeveloper = [...Map.groupBy(measured, developerOf).values()];
  const drawn = Array.from({ length: resamples }, () => difference(resample(byDeveloper, random).flat())).filter(
    Number.isFinite,
  );
  return [roundTo(quantile(drawn, 0.025)), roundTo(quantile(drawn, 0.975))];
}

/** The difference between ten or more open tasks and fewer, within each developer's own tasks, weighted by their number. */
function withinDevelopers(measured: readonly MeasuredTask[]) {
  const comparisons = [...Map.groupBy(measured, developerOf).values()].flatMap((tasks) => {
    const [many, few] = [tasks.filter(hasTenOpen), tasks.filter((task) => !hasTenOpen(task))];
    if (Math.min(many.length, few.length) < minTasks) return [];
    // The inverse of the variance of a difference of means: the smaller group limits how certain it is.
    return [{ difference: share(many) - share(few), weight: 1 / (1 / many.length + 1 / few.length) }];
  });
  const weight = comparisons.reduce((sum, comparison) => sum + comparison.weight, 0);
  const fewOpen = measured.filter((task) => !hasTenOpen(task));
  return {
    developers: comparisons.length,
    difference: roundTo(
      comparisons.reduce((sum, comparison) => sum + comparison.difference * comparison.weight, 0) / weight,
    ),
    unadjusted: roundTo(share(measured.filter(hasTenOpen)) - share(fewOpen)),
  };
}
