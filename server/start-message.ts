import type { Config } from './config.ts';

/** What the server says when it has started: where it is, where enquiries go, who is told of them. One line each. */
export function startMessage(
  { mail, webhook, retentionMonths }: Pick<Config, 'mail' | 'webhook' | 'retentionMonths'>,
  siteUrl: string,
  databaseName: string,
): string[] {
  const lines = [
    `The site is at ${siteUrl}`,
    `Enquiries are kept in ${databaseName} (to read them: npm run enquiries -- list)`,
  ];
  if (retentionMonths !== undefined) {
    lines.push(
      `Enquiries older than ${retentionMonths} months are deleted daily, unless somebody is still to be told.`,
    );
  }
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
