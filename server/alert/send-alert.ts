import { randomUUID } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { automaticMail } from '../mail/automatic-mail.ts';
import { createMailSender } from '../mail/mail-sender.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import type { Outcome } from '../model/delivery.ts';
import { callWebhook } from '../webhook/call-webhook.ts';
import type { WebhookSettings } from '../webhook/webhook-settings.ts';

/** The report that a systemd unit has failed. */
type Alert = {
  /** The failed unit, as systemd names it: `site-doctor.service`. */
  unit: string;
  /** The machine's name. */
  host: string;
  /** The last lines of the unit's log. */
  log: string;
};

/** The configured ways of sending an alert. */
type AlertChannels = { mail: MailSettings | undefined; webhook: WebhookSettings | undefined };

/**
 * Sends an alert to people by mail and to programs by webhook, both at the same time: the mail server may be what
 * failed.
 *
 * @returns the outcome of each; empty if neither is configured.
 */
export async function sendAlert(
  alert: Alert,
  { mail, webhook }: AlertChannels,
  { clock, signal }: { clock: () => Date; signal: AbortSignal },
): Promise<[channel: string, Outcome][]> {
  const id = randomUUID();
  // Not as a first attempt, which has a shorter time limit: there will be no second one.
  const sendByMail = async (settings: MailSettings): Promise<[string, Outcome]> => [
    'mail',
    await createMailSender(settings.smtp).send(alertMail(alert, id, settings), { isFirst: false, signal }),
  ];
  const sendByWebhook = async (settings: WebhookSettings): Promise<[string, Outcome]> => {
    const body = JSON.stringify({ type: 'site.alert', at: clock().toISOString(), ...alert });
    return ['webhook', await callWebhook(settings, { id, body }, { clock, signal })];
  };
  return Promise.all([...(mail ? [sendByMail(mail)] : []), ...(webhook ? [sendByWebhook(webhook)] : [])]);
}

function alertMail({ unit, host, log }: Alert, id: string, { from, alertTo }: MailSettings): SendMailOptions {
  return {
    ...automaticMail(from, id, { icon: undefined }),
    to: alertTo,
    subject: `${unit} has failed on ${host}`,
    text: `${unit} has failed on ${host}. What to do: docs/operations.md, "What to do when".

The last lines of its log:

${log.trim() || '(there are none)'}
`,
  };
}
