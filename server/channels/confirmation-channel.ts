import { retryForOneDay } from '../outbox/retry-policies.ts';
import type { Channel } from './channel.ts';
import { confirmationDedupeKey } from './confirmation-dedupe-key.ts';

/**
 * Confirms to the sender of an enquiry by mail that it has arrived: once a day per address, never for suspected spam.
 */
export const confirmationChannel: Channel = {
  name: 'confirmation',
  title: 'Confirmation',
  isOptional: true,
  retryPolicy: retryForOneDay,
  isConfigured: ({ mail, confirmationMail }) => mail !== undefined && confirmationMail,
  async open({ settings: { mail, siteDir }, company }) {
    if (!mail) throw new Error('mail is not configured');
    const { createConfirmationSender } = await import('../mail/confirmation-mail.ts');
    const { readConfirmationContent } = await import('../mail/confirmation-content.ts');
    return createConfirmationSender(mail, readConfirmationContent(siteDir), company);
  },
  accepts: ({ suspicion, mayConfirm }) => mayConfirm && suspicion === null,
  dedupeKey: ({ email, received_at }) => confirmationDedupeKey(email, received_at),
};
