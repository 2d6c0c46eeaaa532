import type { Sender } from '../model/delivery.ts';
import type { Company } from '../company/company.ts';
import { confirmationMail } from './confirmation-mail.ts';
import type { ConfirmationContent } from './confirmation-content.ts';
import { createMailSender } from './mail-sender.ts';
import type { MailSettings } from './mail-settings.ts';

/** Confirms to the sender of an enquiry by mail that it has arrived. */
export function createConfirmationSender(settings: MailSettings, words: ConfirmationContent, company: Company): Sender {
  const { send, probe } = createMailSender(settings.smtp);
  return {
    send: ({ id, enquiry, isFirstAttempt }, signal) =>
      send(confirmationMail(enquiry, words, settings.from, company, id), { isFirst: isFirstAttempt, signal }),
    probe,
  };
}
