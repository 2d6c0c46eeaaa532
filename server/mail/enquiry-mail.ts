import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import { languages } from '#languages/languages.ts';
import type { LanguageName } from '#languages/languages.ts';
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
    async send({ id, enquiry, isFirstAttempt, recipients }, signal) {
      const remainingRecipients = settings.to.map(({ address }) => address).filter(isOneOf(recipients));
      if (remainingRecipients.length === 0)
        return { result: 'delivered', remark: 'not accepted for those who have left MAIL_TO' };
      const mail = enquiryMail(enquiry, id, settings, company);
      // The mail names all recipients, even those to whom this attempt does not send it.
      const envelope = { from: settings.from.address, to: remainingRecipients };
      const outcome = await send({ ...mail, envelope }, { isFirst: isFirstAttempt, signal });
      if (!('remaining' in outcome)) return outcome;
      return { result: 'deferred', reason: outcome.remark, recipients: outcome.remaining };
    },
    probe,
  };
}

/**
 * Returns a test for an address that is one of `recipients`, or for any address if that is undefined. The mail server may spell
 * a domain differently.
 */
function isOneOf(recipients: readonly string[] | undefined): (address: string) => boolean {
  const normalizedRecipients = recipients && new Set(recipients.map(normalizeAddress));
  return (address) => normalizedRecipients?.has(normalizeAddress(address)) ?? true;
}

/** An address in lowercase with its domain in ASCII, for comparison. */
function normalizeAddress(address: string): string {
  const domainStart = address.lastIndexOf('@') + 1;
  const domain = address.slice(domainStart);
  return `${address.slice(0, domainStart)}${domainToASCII(domain) || domain}`.toLowerCase();
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
    replyTo: { name: headerText(enquiry.name), address: enquiry.email },
    subject: subjectOf(enquiry, company.language),
    text: enquiryMailText(enquiry, company),
    html: enquiryMailHtml(enquiry, from.name, company),
  };
}

/**
 * A sender's text for a header. Nodemailer sends an encoded word as it is, and mailboxes decode it: it could bring back what
 * sanitizeLine removes.
 */
const headerText = (text: string) => sanitizeLine(text).replaceAll('=?', '= ?');

/** The most characters of a name in the subject, of which an inbox shows about 70. */
const maxNameLength = 40;
/** The most characters of a question in the subject. */
const maxQuestionLength = 60;

/**
 * The sender, the beginning of the question, and the reference: `Ada Moreno: Could you build us an app? (K4MX-7R2W)`
 */
function subjectOf({ name, question, form, suspicion, reference }: EnquiryRow, language: LanguageName): string {
  const { applicationSubject, suspectedSubject } = languages[language].mail;
  const summary = `${truncateAtWord(headerText(name), maxNameLength)}: ${truncateAtWord(headerText(question), maxQuestionLength)}`;
  const subject = form === 'careers' ? applicationSubject(summary) : summary;
  return `${suspicion === null ? subject : suspectedSubject(subject)} (${reference})`;
}
