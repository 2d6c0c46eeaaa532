import { mkdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { waitForDatabase } from '../testing/database-opened.ts';
import { exampleDist } from '../testing/example-dist.ts';
import { runProgram } from '../testing/run-program.ts';
import type { ExitResult } from '../testing/run-program.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { startTestReceiver } from '../testing/test-receiver.ts';
import { startTestSmtp } from '../testing/test-smtp.ts';

/** Settings of a healthy site, with its mail server, its webhook receiver and a backup. No server listens at its ports. */
async function healthySite() {
  const folder = temporaryFolder();
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  writeFileSync(join(backups, 'enquiries.sqlite'), 'x');
  const smtp = await startTestSmtp();
  const receiver = await startTestReceiver();
  const settings: Record<string, string> = {
    PORT: '1',
    HOST: '127.0.0.1',
    ADMIN_PORT: '1',
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

/** Starts a server with these settings, but at free ports. Resolves to the settings with these ports once its database is open. */
async function startServer(settings: Record<string, string>): Promise<Record<string, string>> {
  const server = runProgram('main.ts', [], { ...settings, PORT: '0', ADMIN_PORT: '0' });
  const ports: string[] = [];
  for await (const line of createInterface(server.process.stdout)) {
    const port = /^(?:The site is|Health and metrics are) at http:\/\/127\.0\.0\.1:(\d+)\//.exec(line)?.[1];
    if (port !== undefined) ports.push(port);
    if (line.startsWith('Health')) break;
  }
  server.process.stdout.resume();
  const [port, adminPort] = ports;
  if (port === undefined || adminPort === undefined) {
    throw new Error(`the server ended at its start: ${(await server.ended).errors}`);
  }
  await waitForDatabase(Number(port));
  return { ...settings, PORT: port, ADMIN_PORT: adminPort };
}

const doctor = (settings: Record<string, string>, ...args: string[]): Promise<ExitResult> =>
  runProgram('doctor/doctor.ts', args, settings).ended;

it('for a healthy site the doctor finds nothing wrong, sends nothing and exits with 0', async () => {
  const { settings, smtp, receiver } = await healthySite();
  const { code, output, errors } = await doctor(await startServer(settings));
  expect(errors).toBe('');
  expect(output).not.toContain('WRONG');
  expect(output).toMatch(/\n\d+ ok, 0 missing, 0 wrong\n$/);
  expect(code).toBe(0);
  expect(smtp.mails).toEqual([]);
  expect(receiver.calls).toMatchObject([{ method: 'HEAD', body: '' }]);
});

it('for a broken site the doctor reports each problem, shows no secret, and exits with 1', async () => {
  const { settings, smtp, receiver } = await healthySite();
  const brokenSettings = {
    ...(await startServer(settings)),
    SITE_DIR: exampleDist({ 'release.json': '{"release":"two"}' }),
    BACKUP_DIR: '/nowhere',
    RATE_LIMIT: 'many',
    WEBHOOK_URL: new URL('/hush', receiver.url).href,
  };
  await smtp.stop();
  receiver.answer = (response) => response.destroy();
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
