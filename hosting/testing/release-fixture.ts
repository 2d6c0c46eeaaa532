import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';
import { hasGit, testRepository } from './test-repository.ts';

export const releaseScript = join(import.meta.dirname, '../release.sh');

/** The work of `npm run build` in each branch of the repository. `check-status` is the exit code of the check for enquiries. */
const builds = {
  good: 'mkdir dist; echo 0 >check-status; git rev-list --count HEAD >dist/commits; echo made >dist/release.json',
  broken: 'mkdir dist; exit 1',
  slow: 'echo $$ >"$SITE_HOME/begun"; sleep 60; true',
  stopped: 'kill -TERM "$PPID"; sleep 0.1',
  silent: 'mkdir dist; echo 1 >check-status; echo made >dist/release.json',
  recordsUser: 'id -un >>"$SITE_HOME/users"; mkdir dist; echo 0 >check-status; echo made >dist/release.json',
};

/** Fakes that precede the real programs in PATH. */
const fakePrograms = {
  npm: `case $1 in
  ci) mkdir -p node_modules/.bin
      printf '#!/bin/sh\\nid -un >>"$SITE_HOME/users"\\necho "$@" >"$SITE_HOME/check-arguments"\\nexit "$(cat "$(dirname "$0")/../../check-status")"\\n' >node_modules/.bin/node
      chmod +x node_modules/.bin/node ;;
  run) exec sh ./build ;;
esac`,
  // Releases are named after the second in which they begin: here, each gets a different second.
  date: 'echo x >>"$SITE_HOME/seconds"; printf "2026-11-23T0900%02d\\n" "$(wc -l <"$SITE_HOME/seconds")"',
};

/** The outcome of a run of the script. */
export type Run = { status: number | null; errors: string };

/**
 * The release script with its own repository and fakes for npm, the clock and the service. The content of a
 * release decides whether it builds and whether it accepts enquiries.
 */
export class ReleaseFixture {
  /** The site's folder. */
  home = '';
  repository = '';
  #fakeProgramFolder = '';
  /** The command that restarts the site. */
  restart = 'true';
  /** The command that makes a backup. */
  backup = 'true';
  /** The value of `SITE_READY_SECONDS`; undefined if it is not set. */
  readySeconds: string | undefined;

  setUp(folder: string): void {
    this.home = join(folder, 'home');
    this.repository = join(folder, 'repository');
    this.#fakeProgramFolder = join(folder, 'bin');
    this.restart = 'true';
    this.backup = 'true';
    this.readySeconds = undefined;
    for (const created of [this.home, this.repository, this.#fakeProgramFolder]) mkdirSync(created);
    for (const [name, script] of Object.entries(fakePrograms)) {
      writeFileSync(join(this.#fakeProgramFolder, name), `#!/bin/sh\n${script}\n`);
      chmodSync(join(this.#fakeProgramFolder, name), 0o755);
    }
    const git = testRepository(this.repository);
    git('config', 'uploadpack.allowFilter', 'true');
    for (const [branch, build] of Object.entries(builds)) {
      git('checkout', '--quiet', '--orphan', branch);
      writeFileSync(join(this.repository, 'build'), build);
      git('add', '.');
      for (const message of [branch, 'changed']) git('commit', '--quiet', '--allow-empty', '-m', message);
    }
  }

  environmentFor(user: string): Record<string, string> {
    return {
      PATH: `${this.#fakeProgramFolder}:${process.env['PATH']}`,
      HOME: this.home,
      SITE_HOME: this.home,
      SITE_BACKUP: this.backup,
      SITE_RESTART: this.restart,
      SITE_USER: user,
      ...(this.readySeconds !== undefined && { SITE_READY_SECONDS: this.readySeconds }),
    };
  }

  /** Runs the script as its file `script`, for the user `user`. */
  runFor(user: string, script: string, args: string[]): Run {
    const { status, stderr } = spawnSync('sh', [script, ...args], {
      encoding: 'utf8',
      env: this.environmentFor(user),
    });
    return { status, errors: stderr };
  }

  run(...args: string[]): Run {
    return this.runFor(userInfo().username, releaseScript, args);
  }

  /** Releases a branch of the repository. */
  release(branch: keyof typeof builds): Run {
    return this.run(`file://${this.repository}`, branch);
  }

  /** The release that is served, such as `releases/2026-11-23T090001`. */
  served(): string {
    return readlinkSync(join(this.home, 'current'));
  }

  /** All entries of the releases' folder, including those that are not releases. */
  releases(): string[] {
    return readdirSync(join(this.home, 'releases'))
      .map((name) => `releases/${name}`)
      .sort();
  }
}

/**
 * A fixture that is set up before each test of the file; without git, which the script needs for cloning, the tests are
 * skipped.
 */
export function releaseFixture(): ReleaseFixture {
  const fixture = new ReleaseFixture();
  beforeEach(({ skip }) => {
    skip(!hasGit, 'git is not installed');
    const folder = temporaryFolder();
    fixture.setUp(folder);
  });
  return fixture;
}
