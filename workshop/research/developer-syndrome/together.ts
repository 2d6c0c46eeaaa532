/** Who knows a module, and how long a day's work takes beside other work. */
import { quantile, roundTo } from '../statistics.ts';
import { daysOf, measuredTasks, oneDayTasks, type MeasuredTask } from './open-tasks.ts';
import type { Part } from './tasks.ts';

/** The minimum number of hours worked on a module. */
const minHours = 200;

/** For each module of at least 200 hours, the share that its busiest developer worked, in descending order. */
export function topDeveloperShares(parts: readonly Part[]): number[] {
  const modules = Map.groupBy(
    parts.filter(({ ownHours }) => ownHours > 0),
    ({ module }) => module,
  );
  return [...modules.values()]
    .flatMap((moduleParts) => {
      const hours = (group: readonly Part[]) => group.reduce((sum, part) => sum + part.ownHours, 0);
      const all = hours(moduleParts);
      const byDeveloper = [...Map.groupBy(moduleParts, ({ developer }) => developer).values()].map(hours);
      return all < minHours ? [] : [roundTo(Math.max(...byDeveloper) / all)];
    })
    .sort((a, b) => b - a);
}

/** Groups of tasks by the number of other open tasks. */
const groups = [
  { open: 'fewer than five', from: 0, below: 5 },
  { open: 'five to nine', from: 5, below: 10 },
  { open: 'ten or more', from: 10, below: Infinity },
];

/**
 * Tasks estimated at one working day of `workday` hours and done by one developer, by the number of other tasks that
 * developer had open at the start.
 */
export const daysByOpen = (parts: readonly Part[], workday: number) =>
  summarizeByOpenTasks(oneDayTasks(parts, workday));

/** The result of counting each line as a task: a task of several people counts once for each of them. */
export const daysByLine = (parts: readonly Part[], workday: number) =>
  summarizeByOpenTasks(measuredTasks(parts, ({ estimate }) => estimate === workday));

function summarizeByOpenTasks(measured: readonly MeasuredTask[]) {
  return groups.map(({ open, from, below }) => {
    const group = measured.filter(({ others }) => others.length >= from && others.length < below);
    return {
      open,
      tasks: group.length,
      days: quantile(
        group.map(({ part }) => daysOf(part)),
        0.5,
      ),
      overAWeek: roundTo(group.filter(({ part }) => daysOf(part) > 7).length / group.length),
      hours: quantile(
        group.map(({ part }) => part.actual),
        0.5,
      ),
    };
  });
}
