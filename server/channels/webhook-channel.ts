import { retryForFiveDays } from '../outbox/retry-policies.ts';
import type { Channel } from './channel.ts';

/** Notifies one of the company's programs, such as a CRM. */
export const webhookChannel: Channel = {
  name: 'webhook',
  title: 'Webhook',
  isOptional: false,
  retryPolicy: retryForFiveDays,
  isConfigured: ({ webhook }) => webhook !== undefined,
  async open({ settings: { webhook }, clock }) {
    if (!webhook) throw new Error('the webhook is not configured');
    const { createWebhookSender } = await import('../webhook/webhook-sender.ts');
    return createWebhookSender(webhook, clock);
  },
};
