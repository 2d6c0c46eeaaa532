import { existsSync } from 'node:fs';
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

/** A drop-in that shortens the time after which a server whose event loop hangs is restarted. */
const shortWatchdog = { 'site.service.d/watchdog.conf': '[Service]\nWatchdogSec=2\n' };

/** Drop-ins that read settings from /run/test, since /etc is the machine's own. */
const settingsDropIns = {
  'site-publish.service.d/file.conf': '[Service]\nEnvironmentFile=\nEnvironmentFile=/run/test/site-publish\n',
  'site-offsite.service.d/file.conf':
    '[Unit]\nConditionPathExists=\nConditionPathExists=/run/test/site-offsite\n' +
    '[Service]\nEnvironmentFile=\nEnvironmentFile=/run/test/site-offsite\n',
};

const askForHome = `fetch('http://127.0.0.1:8080/', { signal: AbortSignal.timeout(30_000) }).then(({ status }) => console.log(status))`;

type Mail = { subject: string; text: string };

async function startUnits(skip: (reason: string) => never) {
  const systemd = await startOwnSystemd(settings, { ...shortWatchdog, ...settingsDropIns }, skip);
  const mails: Mail[] = [];
  const sink = systemd.start(process.execPath, program('mail-sink.ts'), '2525');
  if (sink.stdout) createInterface(sink.stdout).on('line', (line) => void mails.push(JSON.parse(line) as Mail));
  systemd.run('systemctl', 'start', 'site.socket', 'site.service');
  const property = (name: string): string =>
    systemd.run('systemctl', 'show', 'site.service', `--property=${name}`, '--value').trim();
  const ask = (): string => systemd.run(process.execPath, '-e', askForHome).trim();
  const waitForMail = (subject: RegExp): Promise<Mail> =>
    vi.waitFor(() => mails.find((mail) => subject.test(mail.subject)) ?? Promise.reject(new Error('no mail')), 60_000);
  return { systemd, property, ask, waitForMail, mails };
}

it('under systemd, a server whose event loop hangs is restarted while visitors wait, and somebody is notified', async ({
  annotate,
  skip,
}) => {
  const { systemd, property, ask, waitForMail } = await startUnits(skip);
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
  await annotate(`with WatchdogSec=2 the next page came ${Math.round(waitTime)} ms after the loop hung`);
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

it('under systemd, with only what its unit allows: the doctor runs, is reported once, and a backup is made', async ({
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

it('under systemd, a backup is sent to another store automatically, and so is the list when somebody is erased', async ({
  skip,
}) => {
  if (!existsSync('/usr/bin/restic') || !existsSync('/usr/bin/rclone'))
    skip('needs Debian’s restic and rclone installed');
  const { systemd } = await startUnits(skip);
  const store = ['RESTIC_REPOSITORY=rest:http://127.0.0.1:8000/', 'RESTIC_PASSWORD=only-for-this-test'];
  systemd.start('rclone', 'serve', 'restic', '/run/test/store', '--quiet', '--append-only', '--addr', '127.0.0.1:8000');
  systemd.run('sh', '-c', `printf '%s\\n' "$@" >/run/test/site-offsite`, 'sh', ...store);
  const restic = (...args: string[]): string => systemd.run('env', 'HOME=/root', ...store, 'restic', ...args);
  await vi.waitFor(() => restic('init'), { timeout: 60_000, interval: 500 });
  const keptFiles = (): string[] =>
    restic('ls', 'latest')
      .split('\n')
      .filter((name) => /\/(enquiries-\S+\.sqlite|erasures)$/.test(name));
  systemd.run('systemctl', 'start', 'site-backup.service', 'site-offsite.path');
  await vi.waitFor(() => expect(keptFiles()).toEqual([expect.stringContaining('.sqlite')]), {
    timeout: 60_000,
    interval: 500,
  });
  systemd.run('sh', '-c', 'echo erased >/var/lib/site/erasures; chown site:site /var/lib/site/erasures');
  await vi.waitFor(() => expect(keptFiles()).toContain('/var/lib/site/erasures'), { timeout: 60_000, interval: 500 });
});

/** Root's own programs: the release script, and an npm without a network, which links the first release's packages. */
const ownPrograms = `
mount -t tmpfs -o mode=755 tmpfs /usr/local/sbin
install -m 755 /srv/site/current/hosting/release.sh /usr/local/sbin/site-release
cat >/usr/local/sbin/npm <<'NPM'
#!/bin/sh
if [ "$1" != ci ]; then exit; fi
packages=/srv/site/releases/one/node_modules
mkdir -p node_modules
ln -sfn "$packages/.bin" "$packages"/* node_modules
rm -f node_modules/node
NPM
chmod 755 /usr/local/sbin/npm
echo REPOSITORY=file:///srv/site/repository >/run/test/site-publish`;

/** Creates a repository that contains the built site, since nothing is built here, but not node_modules. */
const createRepository = `
cd /srv/site
mkdir repository
cp -r releases/one/[!n]* repository
git -C repository init --quiet`;

const commitScript = (text: string): string => `
cd /srv/site/repository
mkdir -p content
echo ${text} >content/words.yaml
git add .
git -c user.name=x -c user.email=x@example.com commit --quiet --message ${text}`;

it('under systemd, what was published is released when the nightly service starts, and after --back somebody is notified instead', async ({
  skip,
}) => {
  const { systemd, waitForMail } = await startUnits(skip);
  const asSite = (script: string): string =>
    systemd.run('runuser', '-u', 'site', '--', 'env', 'HOME=/srv/site', 'sh', '-ec', script);
  const currentRelease = (): string => systemd.run('readlink', '/srv/site/current').trim();
  const publish = (text: string): string => {
    asSite(commitScript(text));
    systemd.run('systemctl', 'start', 'site-publish.service');
    return currentRelease();
  };
  systemd.run('sh', '-ec', ownPrograms);
  asSite(createRepository);
  const first = publish('first');
  const second = publish('second');
  expect(systemd.run('cat', `/srv/site/${second}/content/words.yaml`)).toBe('second\n');
  systemd.run('site-release', '--back');
  expect(currentRelease()).toBe(first);
  expect(() => publish('third')).toThrow(/failed/);
  expect(currentRelease()).toBe(first);
  const { text } = await waitForMail(/^site-publish\.service has failed on /);
  expect(text).toContain(`${second}/.left\nOne went back from this`);
});
