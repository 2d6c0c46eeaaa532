/** How long tasks took that were estimated at a day, a week, and so on: ten years of one company. See README.md. */
import { quantile, rounded } from '../statistics.ts';
import { readSource } from '../source-file.ts';
import { writeResults } from '../write-results.ts';

const source = await readSource({
  path: 'sip/Sip-task-info.csv',
  url: 'https://raw.githubusercontent.com/Derek-Jones/SiP_dataset/eb5fedc7d57b8520eb83d7db317831e9485e11a4/Sip-task-info.csv',
  sha256: '28621aa8b0ce05c270085a78e96a4d37f1bb39c1a5d260059ff3c197de961a4a',
});

/** The cells of a line; the only quoted one, the summary, may hold commas and doubled quotes. */
const cellsOf = (line: string) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((match) => match[1] ?? '');

const [head = '', ...lines] = source.trim().split(/\r?\n/);
const names = cellsOf(head);
const place = (name: string) => names.indexOf(name);
const done = new Set(['"FINISHED"', '"COMPLETED"', '"RELEASED"']);

interface Task {
  number: string;
  estimate: number;
  actual: number;
}
// A task several people worked on has a line for each; the hours of the task stand in all of them.
const tasks = new Map<string, Task>();
let skipped = 0;
for (const line of lines) {
  const cells = cellsOf(line);
  const cell = (name: string) => cells[place(name)] ?? '';
  const task = {
    number: cell('TaskNumber'),
    estimate: Number(cell('HoursEstimate')),
    actual: Number(cell('HoursActual')),
  };
  if (done.has(cell('StatusCode')) && task.estimate > 0 && task.actual > 0) tasks.set(task.number, task);
  else skipped++;
}
const all = [...tasks.values()];

function told(group: Task[]) {
  const ratios = group.map(({ estimate, actual }) => actual / estimate);
  const hours = group.map(({ actual }) => actual);
  const share = (is: (ratio: number) => boolean) => rounded(ratios.filter(is).length / ratios.length);
  return {
    tasks: group.length,
    hours: {
      from: rounded(quantile(hours, 0.05), 2),
      middle: rounded(quantile(hours, 0.5), 2),
      to: rounded(quantile(hours, 0.95), 2),
    },
    kept: share((ratio) => ratio <= 1),
    exact: share((ratio) => ratio === 1),
    overDouble: share((ratio) => ratio > 2),
  };
}

/** The estimates most often given. A working day there is seven hours. */
const common = [1, 2, 3, 7, 14, 21, 35, 70];
const results = {
  lines: lines.length,
  /** Each task as heavy as the other. */
  mean: rounded(all.reduce((sum, { estimate, actual }) => sum + actual / estimate, 0) / all.length, 3),
  skipped,
  all: told(all),
  ofTheSum: rounded(
    all.reduce((sum, { actual }) => sum + actual, 0) / all.reduce((sum, { estimate }) => sum + estimate, 0),
    3,
  ),
  byEstimate: common.map((hours) => ({ estimate: hours, ...told(all.filter(({ estimate }) => estimate === hours)) })),
};

const percent = (value: number) => `${(value * 100).toFixed(0)}%`;
console.table(
  results.byEstimate.map(({ estimate, tasks: count, hours, kept, exact, overDouble }) => ({
    'estimated, hours': estimate,
    tasks: count,
    'nine in ten took': `${hours.from} to ${hours.to}`,
    middle: hours.middle,
    'estimate kept': percent(kept),
    'to the hour': percent(exact),
    'more than double': percent(overDouble),
  })),
);
console.log(
  `All ${results.all.tasks} tasks: kept ${percent(results.all.kept)}, hours worked ${results.ofTheSum} times those estimated, the mean task ${results.mean} times.`,
);
writeResults(import.meta.dirname, results);
