import { channelTitle } from '../channels/channels.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { localTime } from '../text/local-time.ts';
import { fieldHref, shownFields } from '../model/shown-fields.ts';
import type { Company } from '../company/company.ts';
import { deliveryStatus } from '../outbox/delivery-status.ts';
import type { DeliveryRow, EnquiryRow } from '../model/database.ts';
import { shownLine, shownLines } from './shown-text.ts';

/** One enquiry in full, with the state of its deliveries. */
export function enquiryInFull(
  row: EnquiryRow,
  deliveries: readonly DeliveryRow[],
  { timeZone, phone }: Pick<Company, 'timeZone' | 'phone'>,
): string {
  type Fact = [name: string, html: string];
  const facts: Fact[] = [
    ['Reference', shownLine(row.reference)],
    ['Received', localTime(row.received_at, timeZone)],
    ...shownFields(row).map(({ field, label, text }): Fact => [
      label,
      withLink(shownLine(text), fieldHref(row, field, phone)),
    ]),
    ...(row.form === null ? [] : [['Form', shownLine(row.form)] satisfies Fact]),
    ...(row.suspicion === null
      ? []
      : [['Suspected spam', `<b class="tag">${shownLine(row.suspicion)}</b>`] satisfies Fact]),
    ...deliveries.map((delivery): Fact => [
      shownLine(channelTitle(delivery.channel)),
      shownLine(deliveryStatus(delivery, timeZone)),
    ]),
  ];
  const entries = facts.map(([name, html]) => `<dt>${name}</dt><dd>${html}</dd>`);
  return `<p class="note">Enquiry ${row.id}</p>
<dl>
${entries.join('\n')}
</dl>
<div class="words"><p dir="auto">${shownLines(row.question)}</p></div>`;
}

function withLink(html: string, href: string | undefined): string {
  return href === undefined ? html : `<a href="${escapeHtml(href)}">${html}</a>`;
}
