import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

// The script with a repository of its own and stand-ins for npm, the clock and the service: what a release holds says
// whether it can be built and whether it takes enquiries.
const script = join(import.meta.dirname, 'release.sh');

/** What `npm run build` does in each branch of the repository. */
const builds = {
  good: 'mkdir dist; echo 0 >takes; git rev-list --count HEAD >dist/commits; echo made >dist/release.json',
  broken: 'mkdir dist; exit 1',
  stopped: 'kill -TERM "$PPID"; sleep 0.1',
  silent: 'mkdir dist; echo 1 >takes; echo made >dist/release.json',
  telling: 'id -un >>"$SITE_HOME/users"; mkdir dist; echo 0 >takes; echo made >dist/release.json',
};

const standIns = {
  npm: `case $1 in
  ci) mkdir -p node_modules/.bin
      printf '#!/bin/sh\\nid -un >>"$SITE_HOME/users"\\nexit "$(cat "$(dirname "$0")/../../takes")"\\n' >node_modules/.bin/node
      chmod +x node_modules/.bin/node ;;
  run) exec sh ./build ;;
esac`,
  // Releases are called by the second in which they begin: here each begins in one of its own.
  date: 'echo x >>"$SITE_HOME/seconds"; printf "2026-11-23T0900%02d\\n" "$(wc -l <"$SITE_HOME/seconds")"',
};

/** The script clones with it; who only builds the site needs none. */
const hasGit = spawnSync('git', ['--version']).status === 0;

let home: string;
let repository: string;
let stood: string;
/** What starts the site anew. */
let restart: string;
/** What makes a backup. */
let backup: string;

beforeEach(({ skip }) => {
  skip(!hasGit, 'git is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'release-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  [home, repository, stood] = ['home', 'repository', 'bin'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  restart = 'true';
  backup = 'true';
  for (const made of [home, repository, stood]) mkdirSync(made);
  for (const [name, words] of Object.entries(standIns)) {
    writeFileSync(join(stood, name), `#!/bin/sh\n${words}\n`);
    chmodSync(join(stood, name), 0o755);
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, stdio: 'ignore' });
  git('init', '--quiet');
  git('config', 'uploadpack.allowFilter', 'true');
  for (const [branch, build] of Object.entries(builds)) {
    git('checkout', '--quiet', '--orphan', branch);
    writeFileSync(join(repository, 'build'), build);
    git('add', '.');
    for (const message of [branch, 'changed'])
      git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '--quiet', '--allow-empty', '-m', message);
  }
});

type Run = { status: number | null; errors: string };

/** Runs the script; gives its exit code and what it says is wrong. */
const run = (...args: string[]): Run => runFor(userInfo().username, script, args);

function runFor(user: string, file: string, args: string[]): Run {
  const { status, stderr } = spawnSync('sh', [file, ...args], {
    encoding: 'utf8',
    env: environmentFor(user),
  });
  return { status, errors: stderr };
}

const environmentFor = (user: string): Record<string, string> => ({
  PATH: `${stood}:${process.env['PATH']}`,
  HOME: home,
  SITE_HOME: home,
  SITE_BACKUP: backup,
  SITE_RESTART: restart,
  SITE_USER: user,
});

const release = (branch: keyof typeof builds) => run(`file://${repository}`, branch);
const served = (): string => readlinkSync(join(home, 'current'));
/** Everything that lies beside the releases is listed too. */
const releases = (): string[] =>
  readdirSync(join(home, 'releases'))
    .map((name) => `releases/${name}`)
    .sort();

it('serves what was built, and --back the one before', () => {
  expect(release('good')).toEqual({ status: 0, errors: '' });
  const first = served();
  expect(release('good').status).toBe(0);
  expect(served()).not.toBe(first);
  expect(run('--back')).toEqual({ status: 0, errors: '' });
  expect(served()).toBe(first);
});

it('knows all changes of the pages, for the days in the sitemap', () => {
  release('good');
  expect(readFileSync(join(home, served(), 'dist/commits'), 'utf8')).toBe('2\n');
});

it('a restart that says it failed is not a reason to stop half-way: what takes no enquiries is gone back from', () => {
  release('good');
  const first = served();
  restart = 'false';
  expect(release('silent').status).toBe(1);
  expect({ served: served(), releases: releases() }).toEqual({ served: first, releases: [first] });
});

it('a backup is made before a release takes the place of another; without one nothing is changed, and how to go on is said', () => {
  backup = 'false';
  expect(release('good').status).toBe(0);
  const first = served();
  expect(release('good')).toMatchObject({ status: 1, errors: expect.stringContaining('SITE_BACKUP=true') });
  expect({ served: served(), releases: releases() }).toEqual({ served: first, releases: [first] });
});

it('where the one before takes no enquiries any more either, it says that the site is down, and both stay', () => {
  release('good');
  const first = served();
  writeFileSync(join(home, first, 'takes'), '1');
  expect(release('silent')).toMatchObject({ status: 1, errors: expect.stringContaining('THE SITE IS DOWN') });
  expect({ served: served(), releases: releases() }).toEqual({
    served: first,
    releases: [first, expect.stringMatching(/^releases\//)],
  });
});

describe('a release that was built elsewhere', () => {
  const archive = (): string => join(home, '../release.tar.gz');

  it('is served as one that was built here, without what only a build uses', () => {
    expect(run('--pack', archive(), `file://${repository}`, 'good')).toEqual({ status: 0, errors: '' });
    expect(existsSync(join(home, 'releases'))).toBe(false);
    expect(run(archive())).toEqual({ status: 0, errors: '' });
    expect(readFileSync(join(home, served(), 'dist/release.json'), 'utf8')).toBe('made\n');
    expect(existsSync(join(home, served(), '.git'))).toBe(false);
  });

  it('that cannot be built leaves no archive', () => {
    expect(run('--pack', archive(), `file://${repository}`, 'broken').status).not.toBe(0);
    expect(readdirSync(join(home, '..')).sort()).toEqual(['bin', 'home', 'repository']);
  });

  it.for([
    ['is cut off', (file: string) => truncateSync(file, 100)],
    ['is something else', (file: string) => writeFileSync(file, 'a letter')],
    ['holds no site', (file: string) => execFileSync('tar', ['-czf', file, '-C', repository, 'build'])],
  ] as const)('and %s leaves nothing, and what is served is served on', ([, spoil]) => {
    release('good');
    const before = { served: served(), releases: releases() };
    run('--pack', archive(), `file://${repository}`, 'good');
    spoil(archive());
    expect(run(archive()).status).not.toBe(0);
    expect({ served: served(), releases: releases() }).toEqual(before);
  });
});

it.for(['broken', 'stopped'] as const)('a build that is %s leaves nothing, and what is served is served on', (bad) => {
  release('good');
  const before = { served: served(), releases: releases() };
  expect(release(bad).status).not.toBe(0);
  expect({ served: served(), releases: releases() }).toEqual(before);
});

it('--back passes over builds that failed', () => {
  release('good');
  const first = served();
  release('broken');
  release('good');
  expect(run('--back').status).toBe(0);
  expect(served()).toBe(first);
});

it('three good ones are kept, however many builds failed between them', () => {
  for (let round = 0; round < 4; round += 1) {
    release('good');
    release('broken');
  }
  expect(releases()).toHaveLength(3);
  expect(releases()).toContain(served());
  expect([run('--back').status, run('--back').status, run('--back').status]).toEqual([0, 0, 1]);
});

it('a release that takes no enquiries is gone, and nobody gets back to it', () => {
  release('good');
  const first = served();
  expect(release('silent')).toMatchObject({ status: 1, errors: expect.stringContaining(`${first} is served again`) });
  expect({ served: served(), releases: releases() }).toEqual({ served: first, releases: [first] });
  release('good');
  run('--back');
  expect(served()).toBe(first);
});

it('one that was gone back to and takes no enquiries stays: the fault may be elsewhere', () => {
  release('good');
  const first = served();
  release('good');
  const second = served();
  writeFileSync(join(home, first, 'takes'), '1');
  expect(run('--back').status).toBe(1);
  expect({ served: served(), releases: releases() }).toEqual({ served: second, releases: [first, second] });
});

it('a folder without a site, as an earlier version of the script left it, is not a release and goes', () => {
  release('good');
  const first = served();
  mkdirSync(join(home, 'releases/2026-11-23T090001x'));
  release('good');
  expect(releases()).toEqual([first, served()]);
  run('--back');
  expect(served()).toBe(first);
});

// Whoever is the site's user may put what he likes into the site's folder.
describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)('run by root for another user', () => {
  const other = 'nobody';
  let folder: string;
  let installed: string;
  const releaseFor = (): Run => runFor(other, installed, [`file://${repository}`, 'telling']);

  beforeEach(() => {
    folder = join(home, '..');
    installed = join(folder, 'site-release');
    copyFileSync(script, installed);
    for (const path of [folder, installed]) chmodSync(path, 0o755);
    execFileSync('chown', ['-R', other, home, repository]);
  });

  it('all that lies in the site’s folder is run by that user, none of it by root', () => {
    expect(releaseFor()).toEqual({ status: 0, errors: '' });
    const users = readFileSync(join(home, 'users'), 'utf8').trim().split('\n');
    expect({ times: users.length > 1, users: new Set(users) }).toEqual({ times: true, users: new Set([other]) });
  });

  it('one that was built elsewhere is taken out by that user, from a file that he could not open', () => {
    const archive = join(folder, 'release.tar.gz');
    releaseFor();
    execFileSync('tar', ['-czf', archive, '-C', join(home, served()), '.']);
    chmodSync(archive, 0o600);
    rmSync(join(home, 'users'));
    expect(runFor(other, installed, [archive])).toEqual({ status: 0, errors: '' });
    expect(new Set(readFileSync(join(home, 'users'), 'utf8').trim().split('\n'))).toEqual(new Set([other]));
    expect(statSync(join(home, served(), 'dist')).uid).toBe(statSync(home).uid);
  });

  it('a link out of the site’s folder leads root nowhere', () => {
    releaseFor();
    const roots = join(folder, 'roots');
    for (const name of ['kept', '.building-kept']) mkdirSync(join(roots, name), { recursive: true });
    rmSync(join(home, 'releases'), { recursive: true });
    symlinkSync(roots, join(home, 'releases'));
    expect(releaseFor().status).not.toBe(0);
    expect(readdirSync(roots).sort()).toEqual(['.building-kept', 'kept']);
  });

  it('a script that others may change is not run, and what to do is said', () => {
    execFileSync('chown', [other, installed]);
    const { status, errors } = releaseFor();
    expect({ status, made: existsSync(join(home, 'releases')) }).toEqual({ status: 2, made: false });
    expect(errors).toContain(`install -m 755 ${installed} /usr/local/sbin/site-release`);
  });

  it('stopped while it builds it stops the build, and leaves nothing', async () => {
    writeFileSync(join(repository, 'build'), 'echo $$ >"$SITE_HOME/begun"; sleep 60; true');
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'safe.directory=*', ...args], { cwd: repository, stdio: 'ignore' });
    git('checkout', '--quiet', '-B', 'telling');
    git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '--quiet', '--all', '--message', 'slow');
    execFileSync('chown', ['-R', other, repository]);
    const running = spawn('sh', [installed, `file://${repository}`, 'telling'], {
      env: environmentFor(other),
      stdio: 'ignore',
    });
    const ended = once(running, 'close');
    const builder = await vi.waitFor(
      () =>
        Number(/^\d+\n$/.exec(readFileSync(join(home, 'begun'), 'utf8'))?.[0]) || Promise.reject(new Error('not yet')),
      10_000,
    );
    running.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    expect(releases()).toEqual([]);
    // It has no command line any more, also while nobody has asked what became of it.
    await expect
      .poll(() => existsSync(`/proc/${builder}`) && readFileSync(`/proc/${builder}/cmdline`, 'utf8'))
      .toBeFalsy();
  });
});
