import { localTime } from '../text/local-time.ts';
import type { TimeZone } from '../text/local-time.ts';
import type { FailedDelivery } from '../storage/change-deliveries.ts';
import type { EnquiryRow } from '../model/database.ts';
import { shownLine } from './shown-text.ts';

/** Characters of a question, or of an error, in a list: more than fit on the widest screen. */
const maxExcerptLength = 200;

/** Enquiries as a list of links, with their questions. */
export function enquiryRows(rows: readonly EnquiryRow[], timeZone: TimeZone): string {
  return renderList(
    rows.map((row) => ({
      ...row,
      at: row.received_at,
      excerptHtml: `${row.suspicion === null ? '' : `<b class="tag">spam?</b> `}${shownLine(excerpt(row.question))}`,
    })),
    timeZone,
  );
}

/** Held enquiries as a list of links, with the reasons for the suspicion. */
export function heldRows(rows: readonly EnquiryRow[], timeZone: TimeZone): string {
  return renderList(
    rows.map((row) => ({
      ...row,
      at: row.received_at,
      excerptHtml: `<b class="tag">${shownLine(row.suspicion ?? 'held')}</b> ${shownLine(excerpt(row.question))}`,
    })),
    timeZone,
  );
}

/** Deliveries that were given up as a list of links to their enquiries, with the last reason. */
export function failedRows(rows: readonly FailedDelivery[], timeZone: TimeZone): string {
  return renderList(
    rows.map((row) => ({
      ...row,
      id: row.enquiry_id,
      at: row.settled_at ?? row.received_at,
      excerptHtml: `<b class="tag">${shownLine(row.channel)}</b> ${shownLine(excerpt(row.last_error ?? 'no reason is known'))}`,
    })),
    timeZone,
  );
}

type ListItem = { id: number; at: string; name: string; email: string; excerptHtml: string };

function renderList(items: readonly ListItem[], timeZone: TimeZone): string {
  const entries = items.map(
    ({ id, at, name, email, excerptHtml }) =>
      `<li><a href="enquiry?id=${id}"><span class="when">${localTime(at, timeZone)}</span><span class="who">${shownLine(name)}</span>` +
      `<span class="from">${shownLine(email)}</span><span>${excerptHtml}</span></a></li>`,
  );
  return `<ul class="rows">\n${entries.join('\n')}\n</ul>`;
}

/** The beginning of a text, cut between characters: one may take two UTF-16 code units. */
function excerpt(text: string): string {
  return Array.from(text.slice(0, 2 * maxExcerptLength))
    .slice(0, maxExcerptLength)
    .join('');
}
