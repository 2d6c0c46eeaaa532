import { escapeHtml } from '../../escape-html.ts';
import { icon } from '../icon.ts';
import { eveningReminders } from '../rental/reminders.ts';

/** The open items at the rental desk at closing time; the first has the most at stake. */
export const closingList =
  (): string => `<header><h1>Needs attention</h1><p>${eveningReminders.length} left</p></header>
<ul class="closing">${eveningReminders
    .map(
      ({ icon: iconName, subject, text }, index) =>
        `<li class="${index === 0 ? 'urgent' : ''}">${icon(iconName)}<p class="label"><b>${escapeHtml(subject)}</b> ${escapeHtml(text)}</p></li>`,
    )
    .join('')}</ul>`;
