import type { SendMailOptions } from 'nodemailer';
import { languages, type LanguageName } from '#languages/languages.ts';
import type { Company } from '../company/company.ts';
import type { EnquiryRow } from '../model/database.ts';
import type { Sender } from '../model/delivery.ts';
import { enquiryMailHtml } from './enquiry-mail-html.ts';
import { enquiryMailText } from './enquiry-mail-text.ts';
import { createMailSender } from './mail-sender.ts';
import { sanitizeLine } from './sanitize-line.ts';
import type { MailSettings } from './mail-settings.ts';
import { automaticMail } from './automatic-mail.ts';
import { truncateAtWord } from './truncate-at-word.ts';

/** Notifies the company of an enquiry by mail. */
export function createEnquiryMailSender(settings: MailSettings, company: Company): Sender {
  const { send, probe } = createMailSender(settings.smtp);
  return {
    send: ({ id, enquiry, isFirstAttempt }, signal) =>
      send(enquiryMail(enquiry, id, settings, company), { isFirst: isFirstAttempt, signal }),
    probe,
  };
}

/**
 * The mail that notifies the company of an enquiry: a reply goes to the enquirer. The Message-ID made from `deliveryId`
 * is the same at every attempt, so that a mailbox can drop a repeat.
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
    // Nodemailer leaves an encoded word in a name as it is, and mailboxes decode it: to characters that are removed here.
    replyTo: { name: sanitizeLine(enquiry.name).replaceAll('=?', '= ?'), address: enquiry.email },
    subject: subjectOf(enquiry, company.language),
    text: enquiryMailText(enquiry, company),
    html: enquiryMailHtml(enquiry, from.name, company),
  };
}

/** Maximum characters of the name and of the question: an inbox shows about 70 in all. */
const maxNameLength = 40;
const maxQuestionLength = 60;

/**
 * The sender, the beginning of the question, and the reference: `Ada Moreno: Could you build us an app? (K4MX-7R2W)`
 */
function subjectOf({ name, question, form, suspicion, reference }: EnquiryRow, language: LanguageName): string {
  const { applicationSubject, suspectedSubject } = languages[language].mail;
  const words = `${truncateAtWord(sanitizeLine(name), maxNameLength)}: ${truncateAtWord(sanitizeLine(question), maxQuestionLength)}`;
  const subject = form === 'careers' ? applicationSubject(words) : words;
  return `${suspicion === null ? subject : suspectedSubject(subject)} (${reference})`;
}
