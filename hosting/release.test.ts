import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';

// The script with a repository of its own and stand-ins for npm, the clock and the service: what a release holds says
// whether it can be built and whether it takes enquiries.
const script = join(import.meta.dirname, 'release.sh');

/** What `npm run build` does in each branch of the repository. */
const builds = {
  good: 'mkdir dist; echo 0 >takes; echo made >dist/release.json',
  broken: 'mkdir dist; exit 1',
  stopped: 'kill -TERM "$PPID"; sleep 0.1',
  silent: 'mkdir dist; echo 1 >takes; echo made >dist/release.json',
};

const standIns = {
  npm: `case $1 in
  ci) mkdir -p node_modules/.bin
      printf '#!/bin/sh\\nexit "$(cat "$(dirname "$0")/../../takes")"\\n' >node_modules/.bin/node
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

beforeEach(({ skip }) => {
  skip(!hasGit, 'git is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'release-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  [home, repository, stood] = ['home', 'repository', 'bin'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const made of [home, repository, stood]) mkdirSync(made);
  for (const [name, words] of Object.entries(standIns)) {
    writeFileSync(join(stood, name), `#!/bin/sh\n${words}\n`);
    chmodSync(join(stood, name), 0o755);
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, stdio: 'ignore' });
  git('init', '--quiet');
  for (const [branch, build] of Object.entries(builds)) {
    git('checkout', '--quiet', '--orphan', branch);
    writeFileSync(join(repository, 'build'), build);
    git('add', '.');
    git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '--quiet', '--message', branch);
  }
});

/** Runs the script; gives its exit code and what it says is wrong. */
function run(...args: string[]): { status: number | null; errors: string } {
  const { status, stderr } = spawnSync('sh', [script, ...args], {
    encoding: 'utf8',
    env: {
      PATH: `${stood}:${process.env['PATH']}`,
      HOME: home,
      SITE_HOME: home,
      SITE_RESTART: 'true',
      SITE_USER: userInfo().username,
    },
  });
  return { status, errors: stderr };
}

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

it('a folder without a site, as an earlier version of the script left it, is no release and goes', () => {
  release('good');
  const first = served();
  mkdirSync(join(home, 'releases/2026-11-23T090001x'));
  release('good');
  expect(releases()).toEqual([first, served()]);
  run('--back');
  expect(served()).toBe(first);
});
