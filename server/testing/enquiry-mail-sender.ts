import { createEnquiryMailSender } from '../mail/enquiry-mail.ts';
import { parseMailSettings } from '../mail/mail-settings.ts';
import type { EnquiryRow } from '../model/database.ts';
import type { Sender } from '../model/delivery.ts';
import { exampleCompany } from './example-company.ts';
import { exampleDelivery } from './example-rows.ts';
import type { TestSmtp } from './test-smtp.ts';

/** A signal that is never aborted. */
export const neverAborted = new AbortController().signal;

/** Creates a sender of enquiries to the mail server of a test. `login` is empty or ends with `@`, as in a URL. */
export function createMailSenderTo(
  { port }: TestSmtp,
  { login = '', from = 'Juniper Jay <site@juniperjay.example>', to = 'sales@juniperjay.example' } = {},
): Sender {
  const settings = parseMailSettings({
    SMTP_URL: `smtp://${login}127.0.0.1:${port}`,
    MAIL_FROM: from,
    MAIL_TO: to,
  });
  if (!settings) throw new Error('the settings of the test are incomplete');
  return createEnquiryMailSender(settings, exampleCompany);
}

/** Sends the example's enquiry, with other values in `fields`. */
export const sendExample = (sender: Sender, fields: Partial<EnquiryRow> = {}) =>
  sender.send(exampleDelivery(fields), neverAborted);
