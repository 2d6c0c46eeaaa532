import type { Config } from './config.ts';

type StartSettings = Pick<Config, 'mail' | 'webhook' | 'retentionMonths' | 'holdSpam' | 'confirmationMail'>;

/**
 * What the server says when it has started: where it is, where enquiries go, who is told of them. One line each. `keeping`
 * is the database's name, or why there is none yet.
 */
export function startMessage(
  { mail, webhook, retentionMonths, holdSpam, confirmationMail }: StartSettings,
  siteUrl: string,
  keeping: string | Error,
): string[] {
  const lines = [
    `The site is at ${siteUrl}`,
    typeof keeping === 'string'
      ? `Enquiries are kept in ${keeping} (to read them: npm run enquiries -- list)`
      : `Enquiries are answered with 503 until the database can be opened, which is tried every second. ${keeping.message}`,
  ];
  if (retentionMonths !== undefined) {
    lines.push(`Enquiries older than ${retentionMonths} months are deleted, unless somebody is still to be told.`);
  }
  if (holdSpam) {
    lines.push(
      'Suspected spam is held until somebody releases it' +
        (mail ? ': a mail tells of it once a day.' : ', and nobody is told of it: see npm run enquiries -- held.'),
    );
  }
  if (confirmationMail) lines.push('Whoever sends an enquiry is told by mail that it has come, once a day at most.');
  // Its address may hold a key: only the host is said.
  if (webhook) lines.push(`The webhook at ${new URL(webhook.url).host} is called for each enquiry.`);
  lines.push(
    mail
      ? `Mail is on: each enquiry is sent to ${mail.to.map(({ address }) => address).join(', ')} through ${mail.smtp.host}:${mail.smtp.port}.`
      : 'Mail is off until it is configured (SMTP_URL, MAIL_FROM, MAIL_TO): enquiries are kept, and nobody is ' +
          (webhook ? 'told of them by mail.' : 'told of them.'),
  );
  return lines;
}
