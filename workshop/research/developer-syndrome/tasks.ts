/** Ten years of one company's tasks: https://github.com/Derek-Jones/SiP_dataset. */
import { readSource } from '../source-file.ts';

/** A developer's part of a task; a task of several people has a part for each. */
export interface Part {
  task: string;
  title: string;
  module: string;
  /** The kind of work, such as Development or Management. */
  category: string;
  developer: string;
  done: boolean;
  /** Hours of the whole task, as estimated. */
  estimate: number;
  /** Hours of the whole task, as worked. */
  actual: number;
  /** Hours that this developer worked. */
  ownHours: number;
  /** The day on which the task was started, in days since 1970; NaN if the company recorded none. */
  started: number;
  /** The day on which the task was completed, in days since 1970; NaN if the company recorded none. */
  completed: number;
}

const repository = 'https://raw.githubusercontent.com/Derek-Jones/SiP_dataset/eb5fedc7d57b8520eb83d7db317831e9485e11a4';
const files = {
  tasks: {
    path: 'sip/Sip-task-info.csv',
    url: `${repository}/Sip-task-info.csv`,
    sha256: '28621aa8b0ce05c270085a78e96a4d37f1bb39c1a5d260059ff3c197de961a4a',
  },
  dates: {
    path: 'sip/est-act-dates.csv',
    url: `${repository}/est-act-dates.csv`,
    sha256: '4d5a5ea633969dd782ab3d6b2b0c6cf2fcc65d9bb1c22f332ac7d9abf5ead1e9',
  },
};

const doneStatuses = new Set(['FINISHED', 'COMPLETED', 'RELEASED']);

export async function readParts(): Promise<Part[]> {
  const dates = new Map(rowsOf(await readSource(files.dates)).map((row) => [row('TaskNumber'), row]));
  return rowsOf(await readSource(files.tasks)).map((row) => {
    const dateRow = dates.get(row('TaskNumber'));
    return {
      task: row('TaskNumber'),
      title: row('Summary'),
      module: row('ProjectBreakdownCode'),
      category: row('Category'),
      developer: row('DeveloperID'),
      done: doneStatuses.has(row('StatusCode')),
      estimate: Number(row('HoursEstimate')),
      actual: Number(row('HoursActual')),
      ownHours: Number(row('DeveloperHoursActual')),
      started: dayOf(dateRow?.('StartedOn')),
      completed: dayOf(dateRow?.('CompletedOn')),
    };
  });
}

/** The cells of each line by column name; only quoted ones may contain commas and doubled quotes. */
function rowsOf(text: string): ((name: string) => string)[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const names = cellsOf(head);
  return lines.map((line) => {
    const cells = cellsOf(line);
    return (name) => cells[names.indexOf(name)] ?? '';
  });
}

const cellsOf = (line: string) =>
  [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g)].map(
    (match) => match[1]?.replaceAll('""', '"') ?? match[2] ?? '',
  );

/** “02-Nov-04” in days since 1970; NaN for a string that is not a date. */
const dayOf = (text = '') => Date.parse(`${text.replace(/-(\d\d)$/, '-20$1')} UTC`) / 86_400_000;
