import { hostname } from 'node:os';
import { join } from 'node:path';
import { loadEnvFile } from '../load-env-file.ts';
import { parseMailSettings } from '../mail/mail-settings.ts';
import { StartError } from '../startup/start-error.ts';
import { parseWebhookSettings } from '../webhook/webhook-settings.ts';
import { readLog } from './read-log.ts';
import { sendAlert } from './send-alert.ts';

const help = `node server/alert/alert.ts UNIT < LOG: reports by mail (to ALERT_TO, else MAIL_TO) and by the webhook that UNIT has failed.

hosting/systemd/site-alert@.service runs it. Exit codes: 0 an alert was sent, 1 none could be sent, 2 invalid arguments.`;

/** Milliseconds for the whole alert: a mail server that takes longer is a separate problem. */
const timeLimit = 60_000;

/** The part of `timeLimit` for reading the log: the program that writes it may hang for the same reason as the failed unit. */
const readingTimeLimit = 10_000;

/** Sends an alert about `unit`, whose log is read from standard input. Returns the exit code. */
async function run(unit: string | undefined): Promise<number> {
  if (unit === undefined || unit.startsWith('-')) {
    console.error(help);
    return 2;
  }
  const signal = AbortSignal.timeout(timeLimit);
  const log = process.stdin.isTTY ? '' : await readLog(process.stdin, AbortSignal.timeout(readingTimeLimit));
  const settings = readAlertSettings(join(import.meta.dirname, '../..'));
  for (const problem of settings.problems) console.error(problem);
  const outcomes = await sendAlert({ unit, host: hostname(), log }, settings, {
    clock: () => new Date(),
    signal,
  });
  for (const [channel, outcome] of outcomes) {
    console.log(
      outcome.result === 'delivered' ? `Alert sent by ${channel}.` : `No alert by ${channel}: ${outcome.reason}`,
    );
  }
  if (outcomes.length === 0) {
    console.error('No alert can be sent: set SMTP_URL, MAIL_FROM and MAIL_TO, or WEBHOOK_URL and WEBHOOK_SECRET.');
  }
  return outcomes.some(([, { result }]) => result === 'delivered') ? 0 : 1;
}

/** Reads only the settings for alerts: a wrong value of any other setting may be what caused the alert. */
function readAlertSettings(home: string) {
  const problems: string[] = [];
  const tryRead = <Value>(read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      problems.push(error.message);
      return undefined;
    }
  };
  tryRead(() => loadEnvFile(home));
  const mail = tryRead(() => parseMailSettings(process.env));
  const webhook = tryRead(() => parseWebhookSettings(process.env));
  return { mail, webhook, problems };
}

process.exitCode = await run(process.argv[2]);
