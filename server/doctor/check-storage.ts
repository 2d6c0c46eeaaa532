import { findTrouble } from '../cli/commands/check.ts';
import { readCompany } from '../company/read-company.ts';
import { openForCommands } from '../cli/open-for-commands.ts';
import type { Config } from '../config.ts';
import { StartError } from '../common/start-error.ts';
import type { Finding } from './finding.ts';
import { missing, ok, wrong } from './finding.ts';

/** The database, what waits to be told, the mail server, retention: as `npm run enquiries -- check` sees them. */
export async function checkStorage(config: Config, now: Date): Promise<Finding[]> {
  try {
    const database = await openForCommands(config, 'read');
    try {
      const found = await findTrouble({ config, database, timeZone: readCompany(config.siteDir).timeZone, now });
      return found.map(({ what, well, words }) => {
        if (what === 'mail' && !config.mail) return noMail(config);
        return well ? ok(what, words) : wrong(what, words);
      });
    } finally {
      await database.kysely.destroy();
    }
  } catch (error) {
    if (error instanceof StartError) return [wrong('database', error.message)];
    throw error;
  }
}

function noMail({ webhook }: Pick<Config, 'webhook'>): Finding {
  if (webhook) return ok('mail', 'off: the webhook tells of enquiries');
  return missing(
    'mail',
    'off, and there is no webhook: nobody is told of an enquiry; set SMTP_URL, MAIL_FROM, MAIL_TO',
  );
}
