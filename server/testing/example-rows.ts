import type { Delivery } from '../model/delivery.ts';
import { columnsOf } from '../model/enquiry-fields.ts';
import type { DeliveryRow, EnquiryRow } from '../model/database.ts';
import { exampleEnquiry } from './example-enquiry.ts';

/** A valid enquiry as stored in the database, with the given fields replaced. */
export function exampleEnquiryRow(fields: Partial<EnquiryRow> = {}): EnquiryRow {
  return {
    id: 7,
    key: '8018b663277c590c541066022cd0af63bfb3155b0ce1f607d64319f19482587d',
    words_key: null,
    ...columnsOf(exampleEnquiry()),
    received_at: '2026-11-21T18:00:00.000Z',
    form: null,
    suspicion: null,
    reference: 'K4MX-7R2W',
    ...fields,
  };
}

/** The example enquiry's delivery, to be sent for the first time. */
export function exampleDelivery(fields: Partial<EnquiryRow> = {}): Delivery {
  return { id: exampleDeliveryRow().reference, enquiry: exampleEnquiryRow(fields), isFirstAttempt: true };
}

/** The row of the example enquiry's delivery, due immediately, with the given fields replaced. */
export function exampleDeliveryRow(fields: Partial<DeliveryRow> = {}): DeliveryRow {
  return {
    id: 3,
    enquiry_id: 7,
    channel: 'mail',
    reference: '0b7c5d9e-4a52-4c6e-9f0f-3f0a0d0c1b2a',
    state: 'waiting',
    attempts: 0,
    refusals: 0,
    answer_lost: 0,
    next_attempt_at: '2026-11-21T18:00:00.000Z',
    give_up_at: '2026-11-26T18:00:00.000Z',
    last_error: null,
    recipients: null,
    lease_holder: null,
    leased_until: null,
    settled_at: null,
    once: null,
    ...fields,
  };
}
