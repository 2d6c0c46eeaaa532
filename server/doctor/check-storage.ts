import { checkOperation } from '../cli/commands/check.ts';
import { readCompany } from '../company/read-company.ts';
import { openForCommands } from '../cli/open-for-commands.ts';
import type { Config } from '../config.ts';
import { StartError } from '../startup/start-error.ts';
import type { Finding } from '../model/finding.ts';
import { missing, ok, wrong } from '../model/finding.ts';

/** Checks the database, the outbox, the mail server and retention, as `npm run enquiries -- check` does. */
export async function checkStorage(config: Config, now: Date): Promise<Finding[]> {
  try {
    const database = await openForCommands(config, 'read');
    try {
      const findings = await checkOperation({ config, database, timeZone: readCompany(config.siteDir).timeZone, now });
      return findings.map((finding) =>
        finding.what === 'mail' && !config.mail ? findingWithoutMail(config) : finding,
      );
    } finally {
      await database.kysely.destroy();
    }
  } catch (error) {
    if (error instanceof StartError) return [wrong('database', error.message)];
    throw error;
  }
}

function findingWithoutMail({ webhook }: Pick<Config, 'webhook'>): Finding {
  if (webhook) return ok('mail', 'off: the webhook is called instead');
  return missing(
    'mail',
    'off, and there is no webhook, so nobody is notified of an enquiry: set SMTP_URL, MAIL_FROM and MAIL_TO',
  );
}
