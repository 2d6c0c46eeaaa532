import { escapeHtml } from '../../escape-html.ts';
import { icon } from '../icon.ts';
import type { Reminder } from './reminders.ts';

/** The short list of open items, urgent ones and others. */
export const attentionCard = (
  reminders: Reminder[],
): string => `<section class="card attention"><header><h2>Needs attention</h2></header>
<ul>${reminders
  .map(
    ({ icon: iconName, tone, subject, text }) =>
      `<li class="${tone}">${icon(iconName)}<p class="label"><b>${escapeHtml(subject)}</b> ${escapeHtml(text)}</p></li>`,
  )
  .join('')}</ul></section>`;
