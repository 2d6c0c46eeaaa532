import type { Company } from '../company/company.ts';
import type { Channel } from '../outbox/channel.ts';
import { enquiryMail } from './enquiry-mail.ts';
import { createMailSender } from './mail-sender.ts';
import type { MailSender } from './mail-sender.ts';
import type { MailSettings } from './mail-settings.ts';

/** Tells the company of an enquiry by mail. */
export function mailChannel(
  settings: MailSettings,
  company: Company,
  sender: MailSender = createMailSender(settings.smtp),
): Channel {
  return {
    name: 'mail',
    deliver: ({ row, enquiry }, signal) =>
      sender.send(enquiryMail(enquiry, row.reference, settings, company), { isFirst: row.last_error === null, signal }),
    probe: sender.probe,
  };
}
