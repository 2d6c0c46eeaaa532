import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startOwnSystemd } from './own-systemd.ts';

const program = (name: string): string => join(import.meta.dirname, name);

const settings = {
  DATA_DIR: '/var/lib/site',
  BACKUP_DIR: '/var/backups/site',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'site@juniperjay.example',
  MAIL_TO: 'sales@juniperjay.example',
  ALERT_TO: 'ops@juniperjay.example',
};

/**
 * A drop-in that shortens the time after which a server whose event loop hangs is restarted. On a busy machine, a healthy server needs
 * seconds for a sign of life.
 */
const shortWatchdog = { 'site.service.d/watchdog.conf': '[Service]\nWatchdogSec=8\n' };

const askForHome = `fetch('http://127.0.0.1:8080/', { signal: AbortSignal.timeout(120_000) }).then(({ status }) => console.log(status))`;

type Mail = { subject: string; text: string };

async function startUnits(skip: (reason: string) => never, extraUnits: Record<string, string> = {}) {
  const systemd = await startOwnSystemd(settings, extraUnits, skip);
  const mails: Mail[] = [];
  const sink = systemd.start(process.execPath, program('mail-sink.ts'), '2525');
  if (sink.stdout) createInterface(sink.stdout).on('line', (line) => void mails.push(JSON.parse(line) as Mail));
  systemd.run('systemctl', 'start', 'site.socket', 'site.service');
  const property = (name: string): string =>
    systemd.run('systemctl', 'show', 'site.service', `--property=${name}`, '--value').trim();
  const ask = (): string => systemd.run(process.execPath, '-e', askForHome).trim();
  const waitForMail = (subject: RegExp): Promise<Mail> =>
    vi.waitFor(
      () => mails.find((mail) => subject.test(mail.subject)) ?? Promise.reject(new Error('no such email')),
      120_000,
    );
  return { systemd, property, ask, waitForMail, mails };
}

it('under systemd, a server whose event loop hangs is restarted while visitors wait, and somebody is notified', async ({
  annotate,
  skip,
}) => {
  const { systemd, property, ask, waitForMail } = await startUnits(skip, shortWatchdog);
  expect(ask()).toBe('200');
  const hung = property('MainPID');
  const hungAt = performance.now();
  systemd.run(process.execPath, program('hang-loop.ts'), hung);
  expect(ask()).toBe('200');
  const waitTime = performance.now() - hungAt;
  expect(property('MainPID')).not.toBe(hung);
  expect(property('NRestarts')).toBe('1');
  const { text } = await waitForMail(/^site\.service has failed on /);
  expect(text).toContain('Watchdog timeout');
  await annotate(`with WatchdogSec=8 the next page came ${Math.round(waitTime)} ms after the loop hung`);
});

it('under systemd, a server that crashes again and again is restarted each time and reported once', async ({
  skip,
}) => {
  const { systemd, property, ask, waitForMail, mails } = await startUnits(skip);
  const alertEnds = (): number =>
    systemd
      .run('journalctl', '-u', 'site-alert@site.service.service', '-o', 'cat')
      .match(/^(Finished|Failed to start)/gm)?.length ?? 0;
  for (let crash = 1; crash <= 3; crash++) {
    expect(ask()).toBe('200');
    systemd.run('systemctl', 'kill', '--signal=KILL', 'site.service');
    await vi.waitFor(() => expect(alertEnds()).toBe(crash), { timeout: 60_000, interval: 500 });
  }
  expect(ask()).toBe('200');
  expect(property('NRestarts')).toBe('3');
  await waitForMail(/^site\.service has failed on /);
  expect(mails).toHaveLength(1);
});

it('under systemd, with only what their units allow, the doctor runs and is reported once, and a backup is made', async ({
  skip,
}) => {
  const { systemd, waitForMail, mails } = await startUnits(skip);
  for (let run = 0; run < 2; run++) {
    expect(() => systemd.run('systemctl', 'start', 'site-doctor.service')).toThrow(/failed/);
  }
  const { text } = await waitForMail(/^site-doctor\.service has failed on /);
  expect(text).toMatch(/WRONG +backups/);
  expect(text).toMatch(/ok +database/);
  systemd.run('systemctl', 'start', 'site-backup.service');
  expect(systemd.run('ls', '/var/backups/site')).toMatch(/^enquiries-\S+\.sqlite\n$/);
  systemd.run('systemctl', 'start', 'site-doctor.service');
  expect(systemd.run('sh', '/srv/site/current/hosting/site-do.sh', 'enquiries', 'check')).toContain(
    'ok       database:',
  );
  expect(mails).toHaveLength(1);
});
