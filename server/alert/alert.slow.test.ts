import { spawn } from 'node:child_process';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { startTestReceiver } from '../testing/test-receiver.ts';
import { startTestSmtp } from '../testing/test-smtp.ts';

const unit = 'site-doctor.service';
const log = 'WRONG    backups   /var/backups/site contains no backup: check site-backup.timer\n';

async function runAlert(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'alert.ts'), unit], {
    env: { PATH: process.env['PATH'], ENV_FILE: '/dev/null', ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stdin.end(log);
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [exitCode, output, errors] = await Promise.all([code, text(child.stdout), text(child.stderr)]);
  return { code: exitCode, output, errors };
}

const mailSettings = (port: number): Record<string, string> => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'Website <site@juniperjay.example>',
  MAIL_TO: 'sales@juniperjay.example',
});

it('an alert is mailed to the operator, with what failed, where, and the end of its log', async () => {
  const smtp = await startTestSmtp();
  const mail = { ...mailSettings(smtp.port), ALERT_TO: 'ops@juniperjay.example' };
  expect(await runAlert(mail)).toEqual({ code: 0, output: 'Alert sent by mail.\n', errors: '' });
  const [sent] = await smtp.waitForMails(1);
  expect(sent).toMatchObject({
    subject: `${unit} has failed on ${hostname()}`,
    to: [{ address: 'ops@juniperjay.example' }],
    text: expect.stringContaining(log.trim()),
  });
});

it('without an address for alerts, an alert is mailed to those who read the enquiries', async () => {
  const smtp = await startTestSmtp();
  await runAlert(mailSettings(smtp.port));
  expect((await smtp.waitForMails(1))[0]?.to).toMatchObject([{ address: 'sales@juniperjay.example' }]);
});

it('an alert is also sent to the webhook, signed, even if the mail server is what failed', async () => {
  const [smtp, receiver] = [await startTestSmtp(), await startTestReceiver()];
  await smtp.stop();
  const webhook = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: '0123456789abcdef' };
  const { code, output } = await runAlert({ ...mailSettings(smtp.port), ...webhook });
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/^No alert by mail: .*\nAlert sent by webhook\.\n$/),
  });
  expect(JSON.parse(receiver.calls[0]?.body ?? '')).toMatchObject({ type: 'site.alert', unit, log });
  expect(receiver.calls[0]?.headers['webhook-signature']).toMatch(/^sha256=/);
});

it('an error in another setting does not prevent an alert', async () => {
  const smtp = await startTestSmtp();
  const wrong = { RETENTION_MONTHS: 'two', WEBHOOK_URL: 'nowhere' };
  const { code, errors } = await runAlert({ ...mailSettings(smtp.port), ...wrong });
  expect({ code, errors }).toEqual({ code: 0, errors: expect.stringContaining('WEBHOOK_URL') });
});

it('an alert that reaches nobody fails, and prints what to set', async () => {
  const { code, errors } = await runAlert({});
  expect({ code, errors }).toEqual({
    code: 1,
    errors: expect.stringContaining('set SMTP_URL, MAIL_FROM and MAIL_TO'),
  });
});
