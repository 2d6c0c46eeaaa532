import type { SendMailOptions } from 'nodemailer';
import type { Company } from '../company/company.ts';
import type { HeldDigest, SendHeldDigest } from '../digest/start-held-digest.ts';
import { escapeHtml } from '../text/escape-html.ts';
import type { EnquiryRow } from '../model/database.ts';
import type { TimeZone } from '../text/local-time.ts';
import { truncateAtWord } from './truncate-at-word.ts';
import { mailParts, type MailParts } from './mail-layout.ts';
import { sanitizeLine } from './sanitize-line.ts';
import { createMailSender } from './mail-sender.ts';
import type { MailSettings } from './mail-settings.ts';
import { mailTime } from './mail-time.ts';
import { automaticMail } from './automatic-mail.ts';

/** Sends the company the digest of what is held, by mail. */
export function createHeldDigestSender(settings: MailSettings, company: Company): SendHeldDigest {
  const { send } = createMailSender(settings.smtp);
  return (digest, signal) => send(heldDigestMail(digest, settings, company), { isFirst: true, signal });
}

/** The mail that lists for the company what is held as suspected spam, so that an honest enquiry is not overlooked. */
function heldDigestMail(
  { count, newest, id }: HeldDigest,
  { from, to }: Pick<MailSettings, 'from' | 'to'>,
  company: Company,
): SendMailOptions {
  const headline = count === 1 ? '1 message is held' : `${count} messages are held`;
  const more = count - newest.length;
  const parts = mailParts(company);
  const { mailLayout, note, paragraph, row } = parts;
  return {
    ...automaticMail(from, id, company),
    to,
    subject: `${headline} as suspected spam`,
    text: [
      `${headline} as suspected spam. ${what}`,
      ...newest.map((enquiry) => asText(enquiry, company.timeZone)),
      ...(more > 0 ? [`${more} more that came before them: npm run enquiries -- held`] : []),
      `-- \n${how}`,
    ].join('\n\n'),
    html: mailLayout({
      title: headline,
      opening: newest.map(({ name }) => withoutLinks(sanitizeLine(name))).join(', '),
      over: `${from.name || company.name}: suspected spam`,
      headline,
      rows: [
        row(paragraph(escapeHtml(what)), '32px 36px 20px'),
        ...newest.map((enquiry) => row(asHtml(enquiry, parts, company.timeZone), '0 36px 24px')),
        more > 0 ? row(note(`${more} more that came before them: npm run enquiries -- held`), '0 36px 20px') : '',
        row(note(escapeHtml(how)), '0 36px 28px'),
      ],
    }),
  };
}

const what =
  'They are stored, and this mail is the only notice of them. If one is honest, answer it from here or release it.';

const how =
  'On the server: npm run enquiries -- show ID, release ID, or drop --all. This mail comes once a day while anything is held.';

/** In an inbox's list of suspects a link is only in the way, and may take this mail itself for spam. */
const link =
  /\S*(?:\bh(?:tt|xx)ps?:\/\/|\bwww\.|[\w-]\.(?:com|net|org|info|biz|ru|cn|top|xyz|online|site|shop|club)\b)\S*/gi;

function withoutLinks(line: string): string {
  return line.replace(link, '[link]');
}

function wordsOf({ name, question, suspicion }: EnquiryRow) {
  return {
    name: truncateAtWord(withoutLinks(sanitizeLine(name)), 60),
    question: truncateAtWord(withoutLinks(sanitizeLine(question).slice(0, 2000)), 200),
    why: sanitizeLine(suspicion ?? ''),
  };
}

function asText(enquiry: EnquiryRow, timeZone: TimeZone): string {
  const { name, question, why } = wordsOf(enquiry);
  return [
    `${enquiry.id}  ${name}, ${enquiry.email}`,
    `Because:   ${why}`,
    `Received:  ${mailTime(enquiry.received_at, timeZone)}`,
    `Reference: ${enquiry.reference}`,
    question,
  ].join('\n');
}

function asHtml(enquiry: EnquiryRow, { facts, mailtoLink }: MailParts, timeZone: TimeZone): string {
  const { name, question, why } = wordsOf(enquiry);
  return facts([
    [`ID ${enquiry.id}`, `<b>${escapeHtml(name)}</b>`],
    ['Email', mailtoLink(enquiry.email)],
    ['Because', escapeHtml(why)],
    ['Received', escapeHtml(mailTime(enquiry.received_at, timeZone))],
    ['Reference', enquiry.reference],
    ['Message', escapeHtml(question)],
  ]);
}
