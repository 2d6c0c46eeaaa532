import { sql } from 'kysely';
import { optionalChannels } from '../../channels/channels.ts';
import { enquiryCount } from '../../model/enquiry-count.ts';
import { errorMessage } from '../../text/error-message.ts';
import { ok, wrong } from '../../model/finding.ts';
import type { Finding } from '../../model/finding.ts';
import { hostAndPort } from '../../text/host-and-port.ts';
import { localTime } from '../../text/local-time.ts';
import { pluralize } from '../../text/pluralize.ts';
import { redactEmailAddresses } from '../../text/redact-email-addresses.ts';
import { truncateExternalText } from '../../text/truncate-external-text.ts';
import { findEnquiriesToPurge } from '../../retention/find-enquiries-to-purge.ts';
import { countHeld } from '../../storage/held-enquiries.ts';
import { readClockRecord } from '../../storage/clock-record.ts';
import { deliveryStart } from '../../storage/delivery-deadline.ts';
import type { OpenedDatabase } from '../../storage/opened-database.ts';
import type { Command, CommandContext } from '../command.ts';
import { requireNoPositionals } from '../read-arguments.ts';
import { terminalJson, terminalLine } from '../../text/terminal-text.ts';

/** Milliseconds that a delivery may wait, since it was created, released or put back, before it is reported. */
const maxWaitingTime = 60 * 60 * 1000;
/** Milliseconds to wait for the mail server's greeting. */
const maxProbeTime = 20_000;

export const check: Command = {
  name: 'check',
  synopsis: '',
  summary: 'check the database, deliveries, retention and the mail server',
  help: `Exits with 1 if anything is wrong. Sends nothing.

  --json        one line of JSON for each check, for programs`,
  options: { json: { type: 'boolean' } },
  check: (args) => requireNoPositionals('check', args),
  async run(args, context) {
    const findings = await checkOperation(context);
    for (const finding of findings)
      await context.print(args.values['json'] ? terminalJson(finding) : findingLine(finding));
    return findings.every(({ state }) => state === 'ok') ? 0 : 1;
  },
};

const findingLine = ({ what, state, message }: Finding): string =>
  `${(state === 'ok' ? 'ok' : 'WRONG').padEnd(8)} ${`${what}:`.padEnd(10)} ${terminalLine(message)}`;

/** Checks the database, the outbox, mail and retention. A damaged database is not read any further. */
export async function checkOperation(
  context: Pick<CommandContext, 'config' | 'database' | 'timeZone' | 'now'>,
): Promise<Finding[]> {
  const database = await checkDatabase(context.database);
  const mail = await checkMail(context);
  if (database.state !== 'ok') return [database, mail];
  return [database, await checkOutbox(context), mail, ...(await checkRetention(context))];
}

async function checkDatabase({ kysely, dialect, name }: OpenedDatabase): Promise<Finding> {
  const faults = dialect === 'sqlite' ? await faultsInSqlite(kysely) : [];
  if (faults.length > 0) return wrong('database', `${name} is damaged: restore a backup (${faults.join('; ')})`);
  const { enquiries } = await kysely
    .selectFrom('enquiry')
    .select(({ fn }) => fn.countAll().as('enquiries'))
    .executeTakeFirstOrThrow();
  return ok('database', `${name}, ${enquiryCount(Number(enquiries))}`);
}

/** The first three faults that SQLite finds in its file. Must come before other queries, which throw at a damaged page. */
async function faultsInSqlite(kysely: OpenedDatabase['kysely']): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(3)`.execute(kysely);
  const faults = rows.map(({ integrity_check: fault }) => fault).filter((fault) => fault !== 'ok');
  if (faults.length > 0) return faults;
  // Only now: it reads the tables, too.
  const { rows: orphans } = await sql`pragma foreign_key_check`.execute(kysely);
  return orphans.length > 0 ? [`deliveries without an enquiry: ${orphans.length}`] : [];
}

async function checkOutbox({
  database,
  timeZone,
  now,
}: Pick<CommandContext, 'database' | 'timeZone' | 'now'>): Promise<Finding> {
  const unsettled = await database.kysely
    .selectFrom('delivery')
    .select(['state', 'give_up_at', 'last_error'])
    .where('state', 'in', ['waiting', 'failed'])
    .where('channel', 'not in', optionalChannels)
    .orderBy('give_up_at')
    .execute();
  const waiting = unsettled.filter(({ state }) => state === 'waiting');
  const failed = unsettled.length - waiting.length;
  const [oldest] = waiting;
  // Not since the enquiry came: it may have been held, or have failed, for days before a person released it or put it back.
  const waitingSince = oldest && deliveryStart(oldest.give_up_at);
  const isOverdue = waitingSince !== undefined && now.getTime() - waitingSince.getTime() > maxWaitingTime;
  const held = await countHeld(database);
  const counts = [
    `${waiting.length} waiting`,
    ...(waitingSince ? [`the oldest since ${localTime(waitingSince.toISOString(), timeZone)}`] : []),
    // The doctor runs this: the text goes to the journal, from there into an alert. `show` prints all of it, and is audited.
    ...(isOverdue && oldest?.last_error ? [redactEmailAddresses(oldest.last_error)] : []),
    `${failed} failed${failed > 0 ? ' (see them with failed)' : ''}`,
    ...(held > 0 ? [`${held} held as suspected spam (see them with held)`] : []),
  ];
  return (failed === 0 && !isOverdue ? ok : wrong)('outbox', counts.join(', '));
}

async function checkRetention({
  config: { retentionMonths },
  database,
}: Pick<CommandContext, 'config' | 'database'>): Promise<Finding[]> {
  const record = await readClockRecord(database);
  if (retentionMonths === undefined || !record) return [];
  const decision = await findEnquiriesToPurge(database, retentionMonths, record);
  if ('refusal' in decision) return [wrong('retention', `nothing is deleted: ${decision.refusal}`)];
  return [ok('retention', `enquiries older than ${pluralize(retentionMonths, 'month')} are deleted`)];
}

async function checkMail({ config: { mail } }: Pick<CommandContext, 'config'>): Promise<Finding> {
  if (!mail) return ok('mail', 'off (SMTP_URL, MAIL_FROM and MAIL_TO are not set here)');
  const { probeSmtp } = await import('../../mail/probe-smtp.ts');
  const address = hostAndPort(mail.smtp.host, mail.smtp.port);
  try {
    const isLoggedIn = await probeSmtp(mail.smtp, AbortSignal.timeout(maxProbeTime));
    const login = isLoggedIn ? ' and accepts the login' : ' but asks for no login: the one in SMTP_URL is not used';
    return ok('mail', `${address} can be reached${mail.smtp.auth ? login : ''}`);
  } catch (error) {
    const cause = truncateExternalText(errorMessage(error));
    return wrong('mail', `${address} cannot be used: ${cause}`);
  }
}
