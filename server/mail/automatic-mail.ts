import type { SendMailOptions } from 'nodemailer';
import type { Company } from '../company/company.ts';
import type { Mailbox } from './mail-settings.ts';

/** By which the HTML names the company's icon, which goes with the mail: nothing is fetched when it is read. */
export const iconId = 'icon@brand';

/**
 * What all mails that the server sends by itself have in common. The Message-ID made of `id` is the same at every
 * attempt, so that a mailbox can drop a repeat.
 */
export function automaticMail(from: Mailbox, id: string, { icon }: Pick<Company, 'icon'>): SendMailOptions {
  return {
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    from,
    // So that an out-of-office reply does not go to somebody who asked a question, nor round and round (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
    // What a stranger wrote never makes the mailer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    attachments: icon
      ? [{ cid: iconId, filename: 'icon.png', content: icon, contentType: 'image/png', contentDisposition: 'inline' }]
      : [],
  };
}
