import type { SendMailOptions } from 'nodemailer';
import type { Company } from '../company/company.ts';
import type { EnquiryRow } from '../model/database.ts';
import { enquiryMailHtml } from './enquiry-mail-html.ts';
import { enquiryMailSubject } from './enquiry-mail-subject.ts';
import { enquiryMailText } from './enquiry-mail-text.ts';
import { sanitizeLine } from './sanitize-line.ts';
import type { MailSettings } from './mail-settings.ts';
import { automaticMail } from './automatic-mail.ts';

/**
 * The mail that notifies the company of an enquiry: an answer to it goes to the enquirer. The Message-ID made
 * of `deliveryId` is the same at every attempt, so that a mailbox can drop a repeat.
 */
export function enquiryMail(
  enquiry: EnquiryRow,
  deliveryId: string,
  { from, to }: Pick<MailSettings, 'from' | 'to'>,
  company: Company,
): SendMailOptions {
  return {
    ...automaticMail(from, deliveryId, company),
    date: new Date(enquiry.received_at),
    to,
    replyTo: { name: sanitizeLine(enquiry.name), address: enquiry.email },
    subject: enquiryMailSubject(enquiry, company.language),
    text: enquiryMailText(enquiry, company),
    html: enquiryMailHtml(enquiry, from.name, company),
  };
}
