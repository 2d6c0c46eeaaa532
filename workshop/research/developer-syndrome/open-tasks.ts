/** Finished tasks, and the other tasks that their developer had open when they began. */
import type { Part } from './tasks.ts';

export interface MeasuredTask {
  part: Part;
  /** The developer's other tasks that were open when this one began. */
  others: Part[];
}

/** Days from a task's beginning to its end. */
export const daysOf = ({ started, completed }: Part) => completed - started;

/** The finished tasks that are chosen, of those whose days are recorded. */
export function measuredTasks(parts: readonly Part[], isChosen: (part: Part) => boolean): MeasuredTask[] {
  const dated = parts.filter((part) => daysOf(part) >= 0);
  const byDeveloper = Map.groupBy(dated, ({ developer }) => developer);
  return dated
    .filter((part) => part.done && isChosen(part))
    .map((part) => ({
      part,
      others: byDeveloper
        .get(part.developer)!
        .filter((other) => other !== part && other.started <= part.started && other.completed >= part.started),
    }));
}

/** The tasks that were estimated at one working day of `workday` hours and done by one developer. */
export function oneDayTasks(parts: readonly Part[], workday: number): MeasuredTask[] {
  const partsByTask = Map.groupBy(parts, ({ task }) => task);
  return measuredTasks(parts, ({ task, estimate }) => estimate === workday && partsByTask.get(task)!.length === 1);
}
