import { escapeHtml } from '../../escape-html.ts';
import { pageData } from '../../page-data.ts';

/** The attendance as in content/pages/jj-timesheet.yaml. */
interface Attendance {
  now: { name: string };
  entries: { time: string; name: string; late?: string }[];
}

/** Who has clocked in so far, as on the page of JJ Timesheet. */
export function timeClock(): string {
  const { jobs } = pageData('jj-timesheet') as { jobs: { attendance: Attendance } };
  const { now, entries } = jobs.attendance;
  return `<header><h1>Time clock</h1><p>${escapeHtml(now.name)}</p></header>
<ul class="clock">${entries
    .map(
      ({ time, name, late }) =>
        `<li>${escapeHtml(time)}<b>${escapeHtml(name)}</b>${late ? `<em>${escapeHtml(late)}</em>` : '<i></i>'}</li>`,
    )
    .join('')}</ul>`;
}
