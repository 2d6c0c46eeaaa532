import type { Company } from '../company/company.ts';
import type { Channel } from '../outbox/channel.ts';
import { confirmationMail } from './confirmation-mail.ts';
import type { ConfirmationContent } from './confirmation-content.ts';
import { createMailSender } from './mail-sender.ts';
import type { MailSender } from './mail-sender.ts';
import type { MailSettings } from './mail-settings.ts';

/** Tells the sender of an enquiry by mail that it has come. */
export function confirmationChannel(
  settings: MailSettings,
  words: ConfirmationContent,
  company: Company,
  sender: MailSender = createMailSender(settings.smtp),
): Channel {
  return {
    name: 'confirmation',
    mayFail: true,
    deliver: ({ row, enquiry }, signal) =>
      sender.send(confirmationMail(enquiry, words, settings.from, company, row.reference), {
        isFirst: row.last_error === null,
        signal,
      }),
    probe: sender.probe,
  };
}
