import type { Sender } from '../model/delivery.ts';
import type { Company } from '../company/company.ts';
import { enquiryMail } from './enquiry-mail.ts';
import { createMailSender } from './mail-sender.ts';
import type { MailSettings } from './mail-settings.ts';

/** Notifies the company of an enquiry by mail. */
export function createEnquiryMailSender(settings: MailSettings, company: Company): Sender {
  const { send, probe } = createMailSender(settings.smtp);
  return {
    send: ({ id, enquiry, isFirstAttempt }, signal) =>
      send(enquiryMail(enquiry, id, settings, company), { isFirst: isFirstAttempt, signal }),
    probe,
  };
}
