import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import type { NodemailerError } from 'nodemailer/lib/errors.js';
import type { Outcome, Probe } from '../model/delivery.ts';
import { truncateExternalText } from '../text/truncate-external-text.ts';
import type { SmtpSettings } from './mail-settings.ts';
import { probeSmtp } from './probe-smtp.ts';
import { firstGreetingTimeout, smtpTimeouts } from './smtp-timeouts.ts';

/** Hands mails to the mail server. */
type MailSender = {
  /**
   * Tries once; never rejects. `isFirst`: whether this is the first attempt, which has a shorter time limit. A mail that
   * one of several recipients accepted is delivered.
   */
  send(mail: SendMailOptions, options: { isFirst: boolean; signal: AbortSignal }): Promise<MailOutcome>;
  probe: Probe;
};

/**
 * `remaining`: if the mail was accepted for some recipients and refused for now for others, all for whom it was refused,
 * for now or for good. It is sent to them again, so that the last attempt tells for whom it was not accepted.
 */
type MailOutcome = Outcome | { result: 'delivered'; remark: string; remaining: string[] };

export function createMailSender(smtp: SmtpSettings): MailSender {
  const patientTransport = createTransport({ ...smtp, ...smtpTimeouts });
  const quickTransport = createTransport({ ...smtp, ...smtpTimeouts, greetingTimeout: firstGreetingTimeout });
  /** The Message-IDs of mails that were sent completely and not acknowledged yet: they may have arrived. */
  const unacknowledged = new Set<unknown>();
  for (const transport of [patientTransport, quickTransport]) {
    transport.use('stream', (mail, done) => {
      mail.message.processFunc((input) => input.once('end', () => void unacknowledged.add(mail.data.messageId)));
      done();
    });
  }
  return {
    async send(mail, { isFirst, signal }) {
      try {
        const { rejected, rejectedErrors = [] } = await (isFirst ? quickTransport : patientTransport).sendMail({
          ...mail,
          signal,
        });
        if (rejected.length === 0) return { result: 'delivered' };
        const remark = truncateExternalText(`not accepted for ${rejected.join(', ')}`);
        const isDeferred = rejectedErrors.some(({ permanent }) => !permanent);
        return { result: 'delivered', remark, ...(isDeferred && { remaining: rejected }) };
      } catch (error) {
        return outcomeOf(error as NodemailerError, { wasSent: unacknowledged.has(mail.messageId) });
      } finally {
        unacknowledged.delete(mail.messageId);
      }
    },
    probe: async (signal) => void (await probeSmtp(smtp, signal)),
  };
}

function outcomeOf(error: NodemailerError, { wasSent }: { wasSent: boolean }): Outcome {
  const reason = truncateExternalText(error.message);
  if (wasSent && error.responseCode === undefined) return { result: 'lost', reason, mayHaveArrived: true };
  // 421 means that the server is closing the connection, not that it refuses this mail.
  if (error.code === 'EAUTH' || error.responseCode === undefined || error.responseCode === 421) {
    return { result: 'lost', reason };
  }
  return { result: error.permanent ? 'refused' : 'deferred', reason };
}
