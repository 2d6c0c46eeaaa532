import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { hasGit } from '#hosting/testing/test-repository.ts';
import { debianProgram } from './debian-program.ts';
import { manualBlock, manualBlocks } from './manual-blocks.ts';
import {
  createRepository,
  release,
  repositoryAddress,
  setUp,
  startMachine,
  startSite,
  type Machine,
} from './manual-machine.ts';

it.runIf(hasGit)(
  'the manual’s commands give an empty machine a site, release published changes each night, and restore a backup',
  async ({ skip }) => {
    const repository = createRepository();
    const machine = await startSite(repository, skip);
    const { play, send, names, served } = machine;
    expect(send({ name: 'First' })).toBe(201);
    const [look = '', trial = ''] = manualBlocks('deploying', '6. The first enquiry');
    expect(play(look)).toMatch(/First[^]*ok +database/);
    expect(play(trial)).toMatch(/, 0 wrong\n/);
    await machine.waitForMail(/^trial has failed on /);
    await machine.waitForMail(/First/);

    // Automatic releases each night.
    const first = served();
    repository.write('content/words.yaml', 'published\n');
    machine.fetchCommits();
    play(manualBlock('deploying', 'Automatic releases each night', { 'YOUR-REPOSITORY': repositoryAddress }));
    const published = served();
    expect(published).not.toBe(first);
    expect(play('TZ=UTC systemctl list-timers --all site-publish.timer')).toMatch(/ 0[56]:05:00 UTC /);
    play('site-release --back');
    expect(served()).toBe(first);
    expect(() => play('systemctl start site-publish')).toThrow(/failed/);
    await machine.waitForMail(/^site-publish\.service has failed on /);

    // Nightly backups, and restoring one.
    play(manualBlock('backups', 'Nightly backups'));
    expect(send({ name: 'Later' })).toBe(201);
    const backup = machine.newestBackup('sqlite');
    play(manualBlock('backups', 'SQLite', { '/var/backups/site/enquiries-2026-11-22-031412.sqlite': backup }));
    expect(names()).toEqual(['First']);
  },
);

/** Adds a migration to the source of the migrations, so that a release with it changes the tables. */
const changeTables = (text: string): string =>
  text.replace(
    /\n\}\);/,
    `\n  '9999-test': { up: (kysely) => kysely.schema.createTable('later').addColumn('id', 'integer').execute() },\n});`,
  );

it.runIf(hasGit)(
  'the manual’s commands roll back a release that changed the tables, and read what came meanwhile from the copy',
  async ({ skip }) => {
    const repository = createRepository();
    const machine = await startSite(repository, skip);
    const { play, send, names, served } = machine;
    const older = served();
    expect(send({ name: 'Before' })).toBe(201);
    const migrations = 'server/storage/migrate.ts';
    repository.write(migrations, changeTables(machine.run('cat', `/srv/site/current/${migrations}`)));
    machine.fetchCommits();
    play(`site-release ${repositoryAddress}`);
    const newer = served();
    expect(newer).not.toBe(older);
    expect(send({ name: 'Between' })).toBe(201);

    const backup = machine.newestBackup('sqlite');
    const [back = '', read = ''] = manualBlocks('deploying', 'Rolling back a change of tables', {
      '/var/backups/site/enquiries-….sqlite': backup,
      '/srv/site/releases/THE-NEWER-ONE': `/srv/site/${newer}`,
      '2026-11-24': '2020-01-01',
    });
    play(back);
    expect(served()).toBe(older);
    expect(names()).toEqual(['Before']);
    const exported = play(read);
    expect(exported).toContain('Between');
    expect(play('ls /var/lib/site')).not.toMatch(/after|before/);
  },
);

/** The folder of Debian's PostgreSQL, in the version that the manual names. */
const postgresBin = '/usr/lib/postgresql/15/bin';

/**
 * Starts a PostgreSQL on the machine, with the role, the password and the database that the manual names. New databases have
 * the encoding SQL_ASCII unless they ask for another, as where PostgreSQL was installed without a locale.
 */
async function startPostgres({ play, start }: Machine): Promise<void> {
  play(`install -d -o postgres -g postgres /var/lib/postgresql /run/postgresql
    cd / && runuser -u postgres -- ${postgresBin}/initdb --no-locale --auth-local=trust --auth-host=scram-sha-256 --pgdata=/var/lib/postgresql/data >/dev/null`);
  start(
    'runuser',
    '-u',
    'postgres',
    '--',
    `${postgresBin}/postgres`,
    '-D',
    '/var/lib/postgresql/data',
    '-c',
    'log_min_messages=fatal',
    '-k',
    '/run/postgresql',
  );
  await vi.waitFor(() => play('cd / && runuser -u postgres -- createuser site'), { timeout: 60_000, interval: 200 });
  play(`cd / && runuser -u postgres -- psql --quiet --command="alter role site password 'PASSWORD'"`);
  play('cd / && runuser -u postgres -- createdb --owner=site --encoding=UTF8 --template=template0 site');
}

/** Records the arguments of each pg_dump, which every user of the machine could read. Returns a function that reads the record. */
function recordArguments({ play }: Machine): () => string {
  const recorded = '/var/backups/site/arguments';
  play(`cat >/usr/local/sbin/pg_dump <<'END'
#!/bin/sh
printf '%s\n' "$@" >>${recorded}
exec /usr/bin/pg_dump "$@"
END
    chmod 755 /usr/local/sbin/pg_dump`);
  return () => play(`cat ${recorded}`);
}

it.runIf(hasGit)(
  'the manual’s commands back up PostgreSQL without showing its password, and restore it without a person erased meanwhile',
  async ({ skip }) => {
    if (!existsSync(postgresBin)) skip('needs Debian’s postgresql installed');
    const repository = createRepository();
    const machine = await startSite(repository, skip);
    const { play, send, names } = machine;
    await startPostgres(machine);
    const readArguments = recordArguments(machine);
    play(manualBlock('backups', 'Nightly backups of PostgreSQL'));
    expect(readArguments()).toContain('postgres://site');
    expect(readArguments()).not.toContain('PASSWORD');
    expect(send({ name: 'First' })).toBe(201);
    expect(send({ name: 'Erased', email: 'erased@example.com' })).toBe(201);
    expect(play('systemctl start site-backup; site-do doctor || true')).toMatch(/ok +settings/);
    const backup = machine.newestBackup('dump');
    play('site-do enquiries delete --email erased@example.com --yes');
    expect(send({ name: 'Later' })).toBe(201);
    play(manualBlock('backups', 'PostgreSQL', { '/var/backups/site/enquiries-….dump': backup }));
    expect(names()).toEqual(['First']);
    expect(play('cd / && runuser -u postgres -- psql -Atc "select name from enquiry" site_before')).toBe(
      'First\nLater\n',
    );
  },
);

it.runIf(hasGit)(
  'the manual’s commands restore a lost machine from the store elsewhere, without a person erased meanwhile',
  async ({ skip }) => {
    const [rclone, restic] = [debianProgram('rclone', skip), debianProgram('restic', skip)];
    const repository = createRepository();
    const store = join(temporaryFolder(), 'store');
    const root = temporaryFolder();
    const serve = [
      'serve',
      'restic',
      store,
      '--append-only',
      '--addr',
      '127.0.0.1:8000',
      '--user',
      'site',
      '--pass',
      'PASSWORD',
    ];
    const address = {
      'rest:https://site:PASSWORD@backup.example.com:8000/': 'rest:http://site:PASSWORD@127.0.0.1:8000/',
    };
    /** The machine shares root's home with the real one, so another folder takes its place. */
    const ownRoot = { '/root/': `${root}/` };
    const startWithStore = async (): Promise<Machine> => {
      const machine = await startMachine(repository, skip);
      machine.run('ln', '-s', restic, '/usr/local/sbin/restic');
      machine.start(rclone, ...serve, '--config', '/dev/null', '--quiet');
      setUp(machine);
      return machine;
    };

    const first = await startWithStore();
    release(first);
    expect(first.send({ name: 'Kept', email: 'kept@example.com' })).toBe(201);
    expect(first.send({ name: 'Erased', email: 'erased@example.com' })).toBe(201);
    const setUpStore = manualBlock('backups', 'Off the machine', { 'apt-get install -y restic': '', ...address });
    expect(first.play(setUpStore)).toMatch(/ site /);
    const forget = manualBlock('operations', 'A person asks to be forgotten', {
      ADDRESS: 'erased@example.com',
    });
    // Without a terminal, the command cannot ask for confirmation.
    first.play(`${forget} --yes`);
    const list = (): string => first.play('set -a; . /etc/site-offsite; set +a; restic ls latest');
    await vi.waitFor(() => expect(list()).toContain('/var/lib/site/erasures'), { timeout: 60_000, interval: 500 });
    await first.end();

    const second = await startWithStore();
    const settings = Object.entries({
      RESTIC_REPOSITORY: Object.values(address)[0],
      RESTIC_PASSWORD: 'WHAT-ENCRYPTS-IT',
    });
    writeFileSync(join(root, 'site-offsite'), settings.map((pair) => `${pair.join('=')}\n`).join(''));
    const [restore = '', start = ''] = manualBlocks('operations', 'The machine is lost', {
      'YOUR-REPOSITORY': repositoryAddress,
      ...ownRoot,
    });
    second.play(restore);
    second.play(start);
    expect(second.names()).toEqual(['Kept']);
  },
);
