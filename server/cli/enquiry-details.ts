import { localTime, type TimeZone } from '../local-time.ts';
import type { ChannelName, DeliveryRow, EnquiryRow } from '../storage/database.ts';
import { dueAtOnce } from '../storage/due-at-once.ts';
import { terminalLine, terminalLines } from './terminal-text.ts';

/** One enquiry in full, for people, with who was told of it. */
export function enquiryDetails(row: EnquiryRow, deliveries: readonly DeliveryRow[], timeZone: TimeZone): string {
  return [
    `Enquiry ${row.id}`,
    `Reference:      ${row.reference}`,
    `Received:       ${localTime(row.received_at, timeZone)} (${row.received_at})`,
    `Sent:           ${terminalLine(row.created)} by the sender's clock`,
    `Name:           ${terminalLine(row.name)}`,
    `Email:          ${terminalLine(row.email)}`,
    `Phone:          ${terminalLine(row.phone) || 'none given'}`,
    `Application id: ${row.application_id}`,
    ...(row.form === null ? [] : [`Form:           ${row.form}`]),
    ...(row.suspicion === null ? [] : [`Suspected spam: ${terminalLine(row.suspicion)}`]),
    ...deliveries.map((delivery) => `${titles[delivery.channel].padEnd(16)}${fateOf(delivery, timeZone)}`),
    '',
    terminalLines(row.question),
  ].join('\n');
}

const titles: Record<ChannelName, string> = { mail: 'Mail:', webhook: 'Webhook:', confirmation: 'Confirmation:' };

/** What became of telling by one channel, in a line. */
export function fateOf(delivery: DeliveryRow, timeZone: TimeZone): string {
  const { state, attempts, settled_at, next_attempt_at, last_error } = delivery;
  const reason = last_error === null ? '' : `: ${terminalLine(last_error)}`;
  if (state === 'waiting') {
    const next = next_attempt_at === dueAtOnce ? 'now' : localTime(next_attempt_at, timeZone);
    return `waiting, next attempt ${next}, ${attempts} made${reason}`;
  }
  return `${state}${settled_at === null ? '' : ` ${localTime(settled_at, timeZone)}`}${reason}`;
}
