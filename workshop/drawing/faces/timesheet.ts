import { escapeHtml } from '../escape-html.ts';
import type { Face } from './face.ts';
import { pageData } from './page-data.ts';

interface Row {
  name: string;
  shifts: ([from: number, to: number] | null)[];
}

const { week } = (pageData('product') as { timesheet: { week: { days: string[]; today: number; rows: Row[] } } })
  .timesheet;
const days = 5;

/** JJ Timesheet: a person's hours day by day; today stands out. */
export const timesheet = (): Face => ({
  width: 600,
  height: 620,
  radii: [96, 96, 14, 96],
  styles: 'timesheet.css',
  html: `<h1>JJ Timesheet</h1><section><p>${week.days
    .slice(0, days)
    .map((day) => `<span>${day.split(' ')[0]}</span>`)
    .join('')}</p>${week.rows.slice(0, 5).map(row).join('')}</section>`,
});

const row = ({ name, shifts }: Row) =>
  `<h2>${escapeHtml(name)}</h2><p>${shifts
    .slice(0, days)
    .map((shift, day) => (shift ? bar(shift, day === week.today) : '<span></span>'))
    .join('')}</p>`;

/** A shift's hours, less half an hour for the meal break. */
const bar = ([from, to]: [number, number], isToday: boolean) =>
  `<i data-raised="12" class="${isToday ? 'today' : ''}">${(to - from - 0.5).toFixed(1)}</i>`;
