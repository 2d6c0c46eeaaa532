import { enquiryRecord } from '../model/enquiry-record.ts';
import type { Sender } from '../model/delivery.ts';
import type { EnquiryRow } from '../model/database.ts';
import { callWebhook } from './call-webhook.ts';
import type { WebhookSettings } from './webhook-settings.ts';

/** Notifies a program, such as a CRM or a chat, of an enquiry. */
export function createWebhookSender(settings: WebhookSettings, clock: () => Date): Sender {
  return {
    send: ({ id, enquiry }, signal) => callWebhook(settings, { id, body: webhookBody(enquiry) }, { clock, signal }),
  };
}

/** The event's body: the enquiry as in the command line's `--json`, with its id and reference first. */
function webhookBody(row: EnquiryRow): string {
  const { id, reference, ...enquiry } = enquiryRecord(row);
  return JSON.stringify({ type: 'enquiry.received', enquiry: { id, reference, ...enquiry } });
}
