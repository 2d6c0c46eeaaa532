import { mkdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exampleDist } from '../testing/example-dist.ts';
import { freePort } from '../testing/free-port.ts';
import { runProgram } from '../testing/run-program.ts';
import type { ExitResult } from '../testing/run-program.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { startTestReceiver } from '../testing/test-receiver.ts';
import { startTestSmtp } from '../testing/test-smtp.ts';

/** Settings of a healthy site, with its mail server, its webhook receiver and a backup. */
async function healthySite() {
  const folder = temporaryFolder();
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  writeFileSync(join(backups, 'enquiries.sqlite'), 'x');
  const smtp = await startTestSmtp();
  const receiver = await startTestReceiver();
  const settings: Record<string, string> = {
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    ADMIN_PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: exampleDist(),
    BACKUP_DIR: backups,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'sales@example.com',
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: '0123456789abcdef',
    LOG_LEVEL: 'error',
    // Skips the check of this machine's clock.
    PATH: '/nowhere',
  };
  return { settings, smtp, receiver };
}

async function startServer(settings: Record<string, string>) {
  const server = runProgram('main.ts', [], settings);
  for await (const line of createInterface(server.process.stdout)) {
    if (line.startsWith('Health')) break;
  }
  server.process.stdout.resume();
  return server;
}

const doctor = (settings: Record<string, string>, ...args: string[]): Promise<ExitResult> =>
  runProgram('doctor/doctor.ts', args, settings).ended;

it('for a healthy site the doctor finds nothing wrong, sends nothing and exits with 0', async () => {
  const { settings, smtp, receiver } = await healthySite();
  await startServer(settings);
  const { code, output, errors } = await doctor(settings);
  expect(errors).toBe('');
  expect(output).not.toContain('WRONG');
  expect(output).toMatch(/\n\d+ ok, 0 missing, 0 wrong\n$/);
  expect(code).toBe(0);
  expect(smtp.mails).toEqual([]);
  expect(receiver.calls).toMatchObject([{ method: 'HEAD', body: '' }]);
});

it('for a broken site the doctor reports each problem, shows no secret, and exits with 1', async () => {
  const { settings, smtp } = await healthySite();
  await startServer(settings);
  await smtp.stop();
  const brokenSettings = {
    ...settings,
    SITE_DIR: exampleDist({ 'release.json': '{"release":"two"}' }),
    BACKUP_DIR: '/nowhere',
    RATE_LIMIT: 'many',
    WEBHOOK_URL: `http://127.0.0.1:${await freePort()}/hush`,
  };
  const { code, output } = await doctor(brokenSettings, '--json');
  const findings = output
    .trimEnd()
    .split('\n')
    .map((line): { what: string; state: string } => JSON.parse(line));
  expect(findings.filter(({ state }) => state === 'wrong').map(({ what }) => what)).toEqual([
    'settings',
    'server',
    'mail',
    'webhook',
    'backups',
  ]);
  expect(output).not.toMatch(/hush|0123456789abcdef/);
  expect(code).toBe(1);
});

it('the doctor reports a missing server and database', async () => {
  const { settings } = await healthySite();
  const { code, output } = await doctor(settings);
  expect(output).toMatch(/^WRONG +server +no response from http:\/\/127\.0\.0\.1:\d+ /m);
  expect(output).toMatch(/^WRONG +database +There is no database at /m);
  expect(code).toBe(1);
});

it('an invalid option exits with 2', async () =>
  expect(await doctor({}, '--what')).toMatchObject({ code: 2, errors: expect.stringContaining('npm run doctor') }));
