import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { Enquiry } from '#contract/enquiry.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { exampleDist } from '#server/testing/example-dist.ts';
import { exampleEnquiry } from '#server/testing/example-enquiry.ts';
import { manualBlock } from './manual-blocks.ts';
import { startEmptyMachine } from './own-systemd.ts';
import { releaseParts } from './releases.ts';

/** Creates a repository that includes a built site, since tests do not build one. Each change is a commit. */
export function createRepository() {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  for (const part of releaseParts) cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
  cpSync(exampleDist(), join(folder, 'dist'), { recursive: true });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], { cwd: folder });
  const commit = (message: string): void => {
    git('add', '--all', '--force');
    git('commit', '--quiet', '--message', message);
  };
  git('init', '--quiet');
  commit('first');
  return {
    folder,
    write(file: string, text: string) {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), text);
      commit(file);
    },
  };
}

type Repository = ReturnType<typeof createRepository>;

/** An npm for a machine without a network: `ci` links the project's packages, a build only renews times, others run. */
const offlineNpm = `#!/bin/sh
case "$*" in
  ci*) mkdir -p node_modules && ln -sfn /run/test/node_modules/.bin /run/test/node_modules/* node_modules && rm -f node_modules/node ;;
  'run --silent build') find dist -exec touch {} + ;;
  *) PATH=\${PATH#*/usr/local/sbin:} exec npm "$@" ;;
esac
`;

/** Where a machine has the repository: programs of units do not see /tmp. */
export const repositoryAddress = 'file:///run/test/repository';

/** Starts a machine on which a test can follow the manual. Skips the test if no machine can be started. */
export async function startMachine({ folder }: Repository, skip: (reason: string) => never) {
  const machine = await startEmptyMachine(skip);
  const mails: { subject: string }[] = [];
  const sink = machine.start(process.execPath, join(import.meta.dirname, 'mail-sink.ts'), '2525');
  if (sink.stdout) createInterface(sink.stdout).on('line', (line) => void mails.push(JSON.parse(line)));
  /** Runs a block of the manual as root's shell does, but stops at the first command that fails. */
  const play = (commands: string): string => machine.run('sh', '-ec', `cd /run/test\n${commands}`);
  const addProgram = (name: string, text: string): void =>
    void machine.run(
      'sh',
      '-c',
      'printf %s "$2" >"/usr/local/sbin/$1"; chmod 755 "/usr/local/sbin/$1"',
      'sh',
      name,
      text,
    );
  addProgram('npm', offlineNpm);
  // The site's user and root clone a repository that belongs to neither.
  machine.run('git', 'config', '--system', 'safe.directory', '*');
  machine.run('git', 'clone', '--quiet', '--mirror', folder, '/run/test/repository');
  return {
    ...machine,
    play,
    /** Fetches the repository's new commits, as a push to the machine's copy would bring them. */
    fetchCommits: () => void machine.run('git', '-C', '/run/test/repository', 'fetch', '--quiet'),
    /** Waits for an email whose subject matches. */
    waitForMail: (subject: RegExp) =>
      vi.waitFor(
        () => expect(mails.map((mail) => mail.subject)).toContainEqual(expect.stringMatching(subject)),
        60_000,
      ),
    /** Sends an enquiry to the server. @returns the status of the response. */
    send: (fields: Partial<Enquiry>): number =>
      Number(machine.run(process.execPath, '-e', postingScript(exampleEnquiry(fields)))),
    /** The names in the stored enquiries. */
    names: (): string[] =>
      play('site-do enquiries list --json')
        .split('\n')
        .flatMap((line) => (line ? [(JSON.parse(line) as Enquiry).name] : [])),
    /** The path of the newest backup of a kind. */
    newestBackup: (kind: 'sqlite' | 'dump'): string => play(`ls -t /var/backups/site/*.${kind}`).split('\n')[0] ?? '',
    /** The path of the served release, relative to /srv/site. */
    served: (): string => machine.run('readlink', '/srv/site/current').trim(),
  };
}

const postingScript = (enquiry: Enquiry): string =>
  `fetch('http://127.0.0.1:8080/api/customerEnquiry', {
    method: 'POST', body: ${JSON.stringify(JSON.stringify(enquiry))}, headers: { 'Content-Type': 'application/json' }
  }).then(({ status }) => console.log(status))`;

export type Machine = Awaited<ReturnType<typeof startMachine>>;

/** Follows the manual's steps 1 to 3: everything but the release. */
export function setUp({ play }: Machine): void {
  play(manualBlock('deploying', '1. Packages and a user', { 'apt-get install -y git nginx': 'true' }));
  const settings = { 'YOUR-REPOSITORY': repositoryAddress, 'python3 -m aiosmtpd -n -l 127.0.0.1:2525 &': '' };
  play(manualBlock('deploying', '2. Settings', settings));
  play(manualBlock('deploying', '3. Services'));
}

/** Follows the manual's step 4. */
export function release({ play }: Machine): void {
  play(manualBlock('deploying', '4. The first release', { 'YOUR-REPOSITORY': repositoryAddress }));
}

/** Starts a machine and follows the manual's steps 1 to 4: it then serves the repository's site. */
export async function startSite(repository: Repository, skip: (reason: string) => never): Promise<Machine> {
  const machine = await startMachine(repository, skip);
  setUp(machine);
  release(machine);
  return machine;
}
