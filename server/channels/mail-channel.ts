import { retryForFiveDays } from '../outbox/retry-policies.ts';
import type { Channel } from './channel.ts';

/** Notifies the company by mail. */
export const mailChannel: Channel = {
  name: 'mail',
  title: 'Mail',
  isOptional: false,
  retryPolicy: retryForFiveDays,
  isConfigured: ({ mail }) => mail !== undefined,
  async open({ settings: { mail }, company }) {
    if (!mail) throw new Error('mail is not configured');
    const { createEnquiryMailSender } = await import('../mail/enquiry-mail.ts');
    return createEnquiryMailSender(mail, company);
  },
};
