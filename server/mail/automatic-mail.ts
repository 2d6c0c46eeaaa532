import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import type { Company } from '../company/company.ts';
import type { Mailbox } from './mail-settings.ts';

/** The Content-ID by which the HTML shows the company's icon, an attachment: a mail fetches nothing when it is read. */
export const iconId = 'icon@brand';

/**
 * The properties that all automatic mails share. The Message-ID made from `id` is the same at every attempt, so that a
 * mailbox can drop a repeat.
 */
export function automaticMail(from: Mailbox, id: string, { icon }: Pick<Company, 'icon'>): SendMailOptions {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    // Encoded here: nodemailer encodes the domain of an address, but not the domain of a Message-ID.
    messageId: `<${id}@${domainToASCII(domain) || domain}>`,
    from,
    // Keeps out-of-office replies from going to a person who asked a question, or back and forth forever (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
    // Text written by a stranger never makes the mailer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    attachments: icon
      ? [{ cid: iconId, filename: 'icon.png', content: icon, contentType: 'image/png', contentDisposition: 'inline' }]
      : [],
  };
}
