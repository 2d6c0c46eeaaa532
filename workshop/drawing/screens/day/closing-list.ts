import { escapeHtml } from '../../escape-html.ts';
import { icon } from '../icon.ts';
import { eveningReminders } from '../rental/reminders.ts';

/** The open items at the rental desk at closing time; the first has the highest stake. */
export const closingList =
  (): string => `<header><h1>Needs attention</h1><p>${eveningReminders.length} left</p></header>
<ul class="closing">${eveningReminders
    .map(
      ({ icon: sign, what, text }, index) =>
        `<li class="${index === 0 ? 'urgent' : ''}">${icon(sign)}<p class="label"><b>${escapeHtml(what)}</b> ${escapeHtml(text)}</p></li>`,
    )
    .join('')}</ul>`;
