import { createTransport } from 'nodemailer';
import type { NodemailerError } from 'nodemailer/lib/errors.js';
import type { Channel, Outcome } from '../outbox/channel.ts';
import { enquiryMail } from './enquiry-mail.ts';
import type { MailSettings } from './mail-settings.ts';
import { probeSmtp } from './probe-smtp.ts';
import { firstGreetingTimeout, smtpTimeouts } from './smtp-timeouts.ts';

/** Tells the company of an enquiry by mail. */
export function mailChannel(settings: MailSettings): Channel {
  const patient = createTransport({ ...settings.smtp, ...smtpTimeouts });
  const quick = createTransport({ ...settings.smtp, ...smtpTimeouts, greetingTimeout: firstGreetingTimeout });
  return {
    name: 'mail',
    async deliver({ row, enquiry }, signal) {
      const transport = row.last_error === null ? quick : patient;
      try {
        const { rejected } = await transport.sendMail({ ...enquiryMail(enquiry, row.reference, settings), signal });
        if (rejected.length === 0) return { result: 'delivered' };
        return { result: 'delivered', remark: `not accepted for ${rejected.join(', ')}` };
      } catch (error) {
        return outcomeOf(error as NodemailerError);
      }
    },
    probe: (signal) => probeSmtp(settings.smtp, signal),
  };
}

function outcomeOf(error: NodemailerError): Outcome {
  const reason = error.message.replace(/\s+/g, ' ');
  // 421 says that the server goes away, not that it has anything against this mail.
  if (error.code === 'EAUTH' || error.responseCode === undefined || error.responseCode === 421) {
    return { result: 'lost', reason };
  }
  return { result: error.permanent ? 'refused' : 'deferred', reason };
}
