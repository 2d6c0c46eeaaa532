import { escapeHtml } from '../escape-html.ts';
import { pageData } from '../page-data.ts';
import type { Face } from './face.ts';

interface Row {
  name: string;
  shifts: ([from: number, to: number] | null)[];
}

const { week } = (pageData('product') as { timesheet: { week: { days: string[]; today: number; rows: Row[] } } })
  .timesheet;
/** The number of days that are shown. */
const days = 5;
const mealBreakHours = 0.5;

/** JJ Timesheet: the hours of five people day by day; today stands out. */
export const timesheet = (): Face => ({
  width: 600,
  height: 620,
  radii: [96, 96, 14, 96],
  styles: 'timesheet.css',
  html: `<h1>JJ Timesheet</h1><section><p>${week.days
    .slice(0, days)
    .map((day) => `<span>${escapeHtml(day.split(' ')[0]!)}</span>`)
    .join('')}</p>${week.rows.slice(0, 5).map(rowHtml).join('')}</section>`,
});

const rowHtml = ({ name, shifts }: Row) =>
  `<h2>${escapeHtml(name)}</h2><p>${shifts
    .slice(0, days)
    .map((shift, day) => (shift ? barHtml(shift, { isToday: day === week.today }) : '<span></span>'))
    .join('')}</p>`;

/** A shift's hours, less the meal break. */
const barHtml = ([from, to]: [number, number], { isToday }: { isToday: boolean }) =>
  `<i data-raised="12" class="${isToday ? 'today' : ''}">${(to - from - mealBreakHours).toFixed(1)}</i>`;
