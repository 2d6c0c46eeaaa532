import type { SendMailOptions } from 'nodemailer';
import { languages } from '#languages/languages.ts';
import type { Company } from '../company/company.ts';
import type { HeldDigest, SendHeldDigest } from '../digest/start-held-digest.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { linkPattern } from '../text/link-pattern.ts';
import type { EnquiryRow } from '../model/database.ts';
import { truncateAtWord } from './truncate-at-word.ts';
import { labeledLines } from '../text/labeled-lines.ts';
import { mailParts } from './mail-layout.ts';
import type { MailParts } from './mail-layout.ts';
import { sanitizeLine } from './sanitize-line.ts';
import { createMailSender } from './mail-sender.ts';
import type { MailSettings } from './mail-settings.ts';
import { mailTime } from './mail-time.ts';
import { automaticMail } from './automatic-mail.ts';

/** Sends the company the digest of held enquiries by mail. */
export function createHeldDigestSender(settings: MailSettings, company: Company): SendHeldDigest {
  const { send } = createMailSender(settings.smtp);
  return (digest, signal) => send(heldDigestMail(digest, settings, company), { isFirst: false, signal });
}

const command = 'npm run enquiries';

/** The mail that lists what is held as suspected spam, so that the company does not overlook an honest enquiry. */
export function heldDigestMail(
  { count, newest, id }: HeldDigest,
  { from, to }: Pick<MailSettings, 'from' | 'to'>,
  company: Company,
): SendMailOptions {
  const words = languages[company.language].heldMail;
  const headline = words.held(count);
  const subject = words.heldAsSpam(count);
  // Drops all that were held when this mail was written, listed or not, and none that arrives later.
  const dropHeld = `drop --up-to ${newest[0].id}`;
  const instructions = words.instructions(`${command} -- show ID`, 'release ID', dropHeld);
  const olderCount = count - newest.length;
  const moreLine = olderCount > 0 ? words.more(olderCount, `${command} -- held`) : '';
  const parts = mailParts(company);
  const { mailLayout, note, paragraph, row } = parts;
  return {
    ...automaticMail(from, id, company),
    to,
    subject,
    text: [
      `${subject}. ${words.explanation}`,
      ...newest.map((enquiry) => enquiryText(enquiry, company)),
      ...(moreLine === '' ? [] : [moreLine]),
      `-- \n${instructions}`,
    ].join('\n\n'),
    html: mailLayout({
      title: headline,
      preheader: newest.map(({ name }) => withoutLinks(sanitizeLine(name), words.link)).join(', '),
      eyebrow: `${from.name || company.name}: ${words.kind}`,
      headline,
      rows: [
        row(paragraph(escapeHtml(words.explanation)), '32px 36px 20px'),
        ...newest.map((enquiry) => row(enquiryHtml(enquiry, parts, company), '0 36px 24px')),
        moreLine === '' ? '' : row(note(escapeHtml(moreLine)), '0 36px 20px'),
        row(note(escapeHtml(instructions)), '0 36px 28px'),
      ],
    }),
  };
}

/** Words with links in suspected enquiries. They are left out: they could get this mail itself classified as spam. */
const wordsWithLinks = new RegExp(`\\S*(?:${linkPattern.source})\\S*`, 'gi');

function withoutLinks(line: string, placeholder: string): string {
  return line.replace(wordsWithLinks, placeholder);
}

/** The most characters of a question to search for links: the time it takes grows with the square of a word's length. */
const maxSearchedLength = 2000;

/** The beginning of a line, without the word in which it was cut. Ends with …, which shows the cut if replaced links make it short. */
function searchedBeginning(line: string): string {
  if (line.length <= maxSearchedLength) return line;
  return `${line
    .slice(0, maxSearchedLength)
    .toWellFormed()
    .replace(/\s\S*$/, '')}…`;
}

/** The most characters of a name, and of a question, in the digest. */
const maxLengths = { name: 60, question: 200 };

function displayedFields({ name, question, suspicion }: EnquiryRow, placeholder: string) {
  return {
    name: truncateAtWord(withoutLinks(sanitizeLine(name), placeholder), maxLengths.name),
    question: truncateAtWord(withoutLinks(searchedBeginning(sanitizeLine(question)), placeholder), maxLengths.question),
    reason: sanitizeLine(suspicion ?? ''),
  };
}

function enquiryText(enquiry: EnquiryRow, company: Company): string {
  const { mail, heldMail } = languages[company.language];
  const { name, question, reason } = displayedFields(enquiry, heldMail.link);
  return [
    `${enquiry.id}  ${name}, ${enquiry.email}`,
    ...labeledLines([
      [heldMail.because, reason],
      [mail.received, mailTime(enquiry.received_at, company)],
      [mail.reference, enquiry.reference],
    ]),
    question,
  ].join('\n');
}

function enquiryHtml(enquiry: EnquiryRow, { facts, mailtoLink }: MailParts, company: Company): string {
  const { email, mail, heldMail } = languages[company.language];
  const { name, question, reason } = displayedFields(enquiry, heldMail.link);
  return facts([
    [`ID ${enquiry.id}`, `<b>${escapeHtml(name)}</b>`],
    [email, mailtoLink(enquiry.email)],
    [heldMail.because, escapeHtml(reason)],
    [mail.received, escapeHtml(mailTime(enquiry.received_at, company))],
    [mail.reference, enquiry.reference],
    [mail.message, escapeHtml(question)],
  ]);
}
