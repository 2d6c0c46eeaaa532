/** Hours worked and estimated, by the quarter in which tasks were finished. */
import { quantile, roundTo, seededRandom, shuffle } from '../statistics.ts';
import type { Part } from './tasks.ts';

/** The minimum number of tasks in a quarter. */
const minTasks = 20;

/** The ratio of worked to estimated hours for each quarter in which at least twenty tasks were finished. */
export function quartersOf(tasks: readonly Part[]) {
  const dated = tasks.filter(({ completed }) => Number.isFinite(completed));
  const quarters = [...Map.groupBy(dated, ({ completed }) => quarterOf(completed))]
    .filter(([, finished]) => finished.length >= minTasks)
    .map(([quarter, finished]) => ({ quarter, tasks: finished.length, ratio: ratioOf(finished) }))
    .sort((a, b) => a.quarter.localeCompare(b.quarter));
  // Counted before rounding: 1.104 is off by more than ten percent.
  const ratios = quarters.map(({ ratio }) => ratio);
  const count = (is: (ratio: number) => boolean) => ratios.filter(is).length;
  return {
    dated: dated.length,
    count: quarters.length,
    least: roundTo(Math.min(...ratios), 2),
    most: roundTo(Math.max(...ratios), 2),
    within10Percent: count((ratio) => Math.abs(ratio - 1) <= 0.1),
    off20Percent: count((ratio) => Math.abs(ratio - 1) > 0.2),
    quarters: quarters.map(({ ratio, ...quarter }) => ({ ...quarter, ratio: roundTo(ratio, 2) })),
  };
}

/**
 * The number of quarters in which the sum would come within ten percent if the tasks were assigned to the dates at random:
 * the median and the 95 percent interval of a thousand assignments.
 */
export function shuffledQuarters(tasks: readonly Part[]) {
  const random = seededRandom(41);
  const dated = tasks.filter(({ completed }) => Number.isFinite(completed));
  const days = dated.map(({ completed }) => completed);
  const counts = Array.from({ length: 1_000 }, () => {
    shuffle(days, random);
    return quartersOf(dated.map((task, index) => ({ ...task, completed: days[index]! }))).within10Percent;
  });
  return { middle: quantile(counts, 0.5), from: quantile(counts, 0.025), to: quantile(counts, 0.975) };
}

/** “2005-2” for a day of April to June 2005, counted in days since 1970. */
function quarterOf(day: number): string {
  const date = new Date(day * 86_400_000);
  return `${date.getUTCFullYear()}-${Math.floor(date.getUTCMonth() / 3) + 1}`;
}

/** All hours worked, divided by all hours estimated. */
export function ratioOf(tasks: readonly Part[]): number {
  const sum = (of: (part: Part) => number) => tasks.reduce((total, part) => total + of(part), 0);
  return sum(({ actual }) => actual) / sum(({ estimate }) => estimate);
}
