import type { SendMailOptions } from 'nodemailer';
import { escapeHtml } from '../text/escape-html.ts';
import type { Company } from '../company/company.ts';
import type { EnquiryRow } from '../model/database.ts';
import type { Sender } from '../model/delivery.ts';
import type { ConfirmationContent } from '#content/schema/confirmation.ts';
import { mailParts } from './mail-layout.ts';
import { createMailSender } from './mail-sender.ts';
import type { Mailbox, MailSettings } from './mail-settings.ts';
import { mailTime } from './mail-time.ts';
import { automaticMail } from './automatic-mail.ts';

type ConfirmedEnquiry = Pick<EnquiryRow, 'email' | 'reference' | 'received_at'>;

/** Confirms to the sender of an enquiry by mail that it has arrived. */
export function createConfirmationSender(settings: MailSettings, words: ConfirmationContent, company: Company): Sender {
  const { send, probe } = createMailSender(settings.smtp);
  return {
    send: ({ id, enquiry, isFirstAttempt }, signal) =>
      send(confirmationMail(enquiry, words, settings.from, company, id), { isFirst: isFirstAttempt, signal }),
    probe,
  };
}

/**
 * The mail that confirms an enquiry to its sender. Since anybody can enter somebody else's address, it contains nothing
 * that the sender wrote, not even the name: nobody can use it to say something to a stranger. The Message-ID is made
 * from `deliveryId`.
 */
function confirmationMail(
  enquiry: ConfirmedEnquiry,
  words: ConfirmationContent,
  from: Mailbox,
  company: Company,
  deliveryId: string,
): SendMailOptions {
  const { email, reference, received_at } = enquiry;
  return {
    ...automaticMail(from, deliveryId, company),
    date: new Date(received_at),
    to: { name: '', address: email },
    replyTo: words.replyTo,
    subject: `${words.subject} (${reference})`,
    text: confirmationText(words, reference, mailTime(received_at, company)),
    html: confirmationHtml(words, reference, mailTime(received_at, company), from.name, company),
  };
}

function confirmationText(words: ConfirmationContent, reference: string, received: string): string {
  return [
    words.headline,
    ...words.paragraphs,
    `${words.reference}: ${reference}\n${words.received}: ${received}`,
    words.notYou,
    `-- \n${words.signature.join('\n')}`,
  ].join('\n\n');
}

function confirmationHtml(
  words: ConfirmationContent,
  reference: string,
  received: string,
  senderName: string,
  company: Company,
): string {
  const { colors, mailLayout, note, paragraph, row } = mailParts(company);
  const paragraphs = words.paragraphs.map((text, index, { length }) =>
    paragraph(escapeHtml(text), { last: index === length - 1 }),
  );
  return mailLayout({
    title: words.subject,
    preheader: `${words.reference}: ${reference}`,
    eyebrow: senderName || company.name,
    headline: words.headline,
    rows: [
      row(paragraphs.join('\n'), '32px 36px 24px'),
      row(
        [
          note(escapeHtml(words.reference)),
          `<p style="margin:2px 0 8px;font-size:28px;line-height:36px;font-weight:600;letter-spacing:1px;white-space:nowrap;color:${colors.ink}">${reference}</p>`,
          note(`${escapeHtml(words.received)}: ${escapeHtml(received)}`),
        ].join('\n'),
        '20px 36px 22px',
        colors.haze,
      ),
      row(note(words.signature.map(escapeHtml).join('<br>\n')), '24px 36px 20px'),
      row(note(escapeHtml(words.notYou)), '0 36px 28px'),
    ],
  });
}
