import type { Config } from './config.ts';
import { sharedLimits } from './enquiries/enquiry-rate.ts';
import { hostAndPort } from './text/host-and-port.ts';
import { pluralize } from './text/pluralize.ts';

type StartSettings = Pick<
  Config,
  'mail' | 'webhook' | 'retentionMonths' | 'holdSpam' | 'confirmationMail' | 'rateLimits'
>;

/**
 * What the server prints when it has started: where it listens, where enquiries go, who is notified. One line each.
 * `storage` is the name of the open database, or the error that keeps it from being opened.
 */
export function startMessage(
  { mail, webhook, retentionMonths, holdSpam, confirmationMail, rateLimits }: StartSettings,
  siteUrl: string,
  storage: string | Error,
): string[] {
  const lines = [
    `The site is at ${siteUrl}`,
    typeof storage === 'string'
      ? `Enquiries are kept in ${storage} (to read them: npm run enquiries -- list)`
      : `Enquiries are answered with 503 until the database can be opened; the server tries every second. ${storage.message}`,
  ];
  lines.push(...limitNotices(rateLimits));
  if (retentionMonths !== undefined) {
    lines.push(
      `Enquiries older than ${pluralize(retentionMonths, 'month')} are deleted, unless a delivery still waits or has failed.`,
    );
  }
  if (holdSpam) {
    lines.push(
      'Suspected spam is held until somebody releases it' +
        (mail ? ': a mail lists it once a day.' : ', and nobody is notified of it: see npm run enquiries -- held.'),
    );
  }
  if (confirmationMail) {
    lines.push(
      'Everyone who sends an enquiry gets a confirmation by mail, once a day at most, unless it looks like spam.',
    );
  }
  // The address may contain a key: only the host is printed.
  if (webhook) lines.push(`The webhook at ${new URL(webhook.url).host} is called for each enquiry.`);
  lines.push(mailLine(mail, webhook));
  return lines;
}

function mailLine(mail: Config['mail'], webhook: Config['webhook']): string {
  if (mail) {
    const recipients = mail.to.map(({ address }) => address).join(', ');
    return `Mail is on: each enquiry is sent to ${recipients} through ${hostAndPort(mail.smtp.host, mail.smtp.port)}.`;
  }
  const consequence = webhook ? 'nobody is notified of them by mail.' : 'nobody is notified of them.';
  return `Mail is off until it is configured (SMTP_URL, MAIL_FROM, MAIL_TO): enquiries are stored, and ${consequence}`;
}

/** Sentences that say which limits still apply if one is off; empty if all are on. */
function limitNotices(limits: Config['rateLimits']): string[] {
  const { perClient, overall } = limits;
  if (perClient === 0 && overall === 0) return ['The number of enquiries is not limited.'];
  if (overall === 0) {
    return [
      `RATE_LIMIT_OVERALL is 0: networks and the total have no limit, but each client is limited to ${perClient} enquiries in ` +
        'ten minutes (RATE_LIMIT=0 lifts this limit).',
    ];
  }
  if (perClient > 0) return [];
  const { perNetwork, perOrganization } = sharedLimits(limits);
  return [
    `RATE_LIMIT is 0: clients have no limit of their own, but in ten minutes a network is limited to ${perNetwork} enquiries, ` +
      `an organization to ${perOrganization} and all together to ${overall} (RATE_LIMIT_OVERALL=0 lifts these limits).`,
  ];
}
