import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { exampleDist } from '#server/testing/example-dist.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { releaseParts } from './releases.ts';

/** The targets on which the units of `hosting/systemd` depend, and `test`, which the machine boots. All are empty. */
const targets = ['sysinit', 'basic', 'shutdown', 'sockets', 'timers', 'paths', 'network-online', 'test'];
/** The units of systemd's own log, as the machine has them. */
const journal = ['systemd-journald.service', 'systemd-journald.socket', 'systemd-journald-dev-log.socket'];
/** User and group of the site: the account that own-systemd.sh creates. */
const siteOwner = '987:987';
const requiredFiles = ['/lib/systemd/systemd', '/usr/bin/unshare', '/usr/bin/nsenter', '/sbin/ip'];

/** The test's own machine with systemd. Stopped with the running test. */
type OwnSystemd = {
  /** Runs a command beside the units, as root. @returns its output. @throws if it fails. */
  run(command: string, ...args: string[]): string;
  /** Starts a program in the units' network. */
  start(command: string, ...args: string[]): ChildProcess;
  /** Turns the machine off, as a power cut does. */
  end(): Promise<void>;
};

/**
 * Starts a machine with a release of the site and the units of `hosting/systemd` as they are. `settings` are the site's;
 * `extraUnits` are units and drop-ins by name. Skips the test if the real machine has no systemd or does not allow this.
 */
export async function startOwnSystemd(
  settings: Record<string, string>,
  extraUnits: Record<string, string>,
  skip: (reason: string) => never,
): Promise<OwnSystemd> {
  const [units, home] = [temporaryFolder(), temporaryFolder()];
  cpSync(join(projectRoot, 'hosting/systemd'), units, { recursive: true });
  writeUnits(units, extraUnits);
  writeSite(home, settings);
  const machine = await boot(units, home, skip);
  machine.run('install', '-d', '-o', 'site', '-g', 'site', '-m', '700', '/var/backups/site');
  return machine;
}

/** Starts a machine that has the user `site`, and nothing else of the site. Skips the test as `startOwnSystemd` does. */
export async function startEmptyMachine(skip: (reason: string) => never): Promise<OwnSystemd> {
  const [units, home] = [temporaryFolder(), temporaryFolder()];
  writeUnits(units, {});
  chmodSync(home, 0o755);
  execFileSync('chown', [siteOwner, home]);
  return boot(units, home, skip);
}

/** Boots a systemd that sees `units` as its folder of units, and `home` as /srv/site. */
async function boot(units: string, home: string, skip: (reason: string) => never): Promise<OwnSystemd> {
  const missing = requiredFiles.find((file) => !existsSync(file));
  if (missing) skip(`there is no ${missing}`);
  const group = ownControlGroup() ?? skip('needs root and version 2 of control groups');
  const unshare = ['unshare', '--pid', '--fork', '--kill-child', '--mount', '--cgroup', '--ipc', '--net', '--uts'];
  const runInGroup = ['-c', 'echo $$ >"$1/cgroup.procs"; shift; exec "$@"', 'sh', group];
  const starter = spawn(
    'sh',
    [
      ...runInGroup,
      ...unshare,
      'sh',
      join(import.meta.dirname, 'own-systemd.sh'),
      units,
      home,
      join(projectRoot, 'node_modules'),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let errors = '';
  starter.stderr.on('data', (chunk) => (errors += String(chunk)));
  const gone = new Promise((resolve) => starter.once('close', resolve));
  const end = async (): Promise<void> => {
    starter.kill('SIGKILL');
    await gone;
  };
  onTestFinished(async () => {
    await end();
    await vi.waitFor(() => removeGroup(group), 60_000);
  });
  const namespaceOptions = (): string[] => {
    const [child = ''] = readFileSync(`/proc/${starter.pid}/task/${starter.pid}/children`, 'utf8').split(' ');
    return ['--target', child, '--mount', '--pid', '--net', '--uts', '--cgroup'];
  };
  const run = (command: string, ...args: string[]): string =>
    execFileSync('nsenter', [...namespaceOptions(), command, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  await vi
    .waitFor(() => run('systemctl', 'is-active', 'test.target'), { timeout: 120_000, interval: 200 })
    .catch(() => skip(`this machine lets no systemd be run in namespaces: ${errors.trim()}`));
  return {
    run,
    end,
    start(command, ...args) {
      const child = spawn('nsenter', [...namespaceOptions(), command, ...args], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      return child;
    },
  };
}

function writeUnits(folder: string, extraUnits: Record<string, string>): void {
  for (const name of journal) copyFileSync(join('/lib/systemd/system', name), join(folder, name));
  for (const name of targets) writeFileSync(join(folder, `${name}.target`), '[Unit]\nDefaultDependencies=no\n');
  for (const [name, text] of Object.entries({
    'test.target.d/log.conf': '[Unit]\nWants=systemd-journald.service\n',
    ...extraUnits,
  })) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Writes a release of the project with a small site into `home`, as `release.sh` does. */
function writeSite(home: string, settings: Record<string, string>): void {
  const release = join(home, 'releases/one');
  mkdirSync(release, { recursive: true });
  symlinkSync('/run/test/node_modules', join(release, 'node_modules'));
  for (const part of releaseParts) cpSync(join(projectRoot, part), join(release, part), { recursive: true });
  cpSync(exampleDist(), join(release, 'dist'), { recursive: true });
  symlinkSync('releases/one', join(home, 'current'));
  writeFileSync(
    join(home, 'settings'),
    Object.entries(settings)
      .map((pair) => `${pair.join('=')}\n`)
      .join(''),
  );
  chmodSync(home, 0o755);
  execFileSync('chown', ['-hR', siteOwner, home]);
}

/** Creates a control group to be the root of the test's systemd, which must not touch the real machine's groups. */
function ownControlGroup(): string | undefined {
  const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n');
  const root = mounts.map((line) => line.split(' ')).find(([, , type]) => type === 'cgroup2')?.[1];
  if (root === undefined || process.getuid?.() !== 0) return undefined;
  const group = join(root, `site-test-${process.pid}-${Date.now()}`);
  try {
    mkdirSync(group);
    return group;
  } catch {
    return undefined;
  }
}

function removeGroup(group: string): void {
  for (const entry of readdirSync(group, { withFileTypes: true })) {
    if (entry.isDirectory()) removeGroup(join(group, entry.name));
  }
  rmdirSync(group);
}
