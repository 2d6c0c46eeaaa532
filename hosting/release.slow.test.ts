import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { releaseFixture, releaseScript } from './testing/release-fixture.ts';

const site = releaseFixture();

/** Commits a file of content with `text` to the branch `good`, as the editor does when it publishes. */
function publishContent(text: string) {
  const git = (...args: string[]): void =>
    void execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
      cwd: site.repository,
      stdio: 'ignore',
    });
  git('checkout', '--quiet', 'good');
  mkdirSync(join(site.repository, 'content'), { recursive: true });
  writeFileSync(join(site.repository, 'content/words.yaml'), text);
  git('add', '.');
  git('commit', '--message', text);
}

it('serves the built release, and with --back the previous one', () => {
  expect(site.release('good')).toEqual({ status: 0, errors: '' });
  const first = site.served();
  expect(site.release('good').status).toBe(0);
  expect(site.served()).not.toBe(first);
  expect(site.run('--back')).toEqual({ status: 0, errors: '' });
  expect(site.served()).toBe(first);
});

it('releases that change only content leave a way back to the previous code: two releases of the same code are kept', () => {
  site.release('recordsUser');
  const former = site.served();
  const nights = ['one', 'two', 'three', 'four'].map((text) => {
    publishContent(text);
    site.release('good');
    return site.served();
  });
  expect(site.releases()).toEqual([former, ...nights.slice(-2)]);
});

it('while a release is being built, neither another one nor --back runs', async () => {
  site.release('good');
  const first = site.served();
  const building = spawn('sh', [releaseScript, `file://${site.repository}`, 'slow'], {
    env: site.environmentFor(userInfo().username),
    stdio: 'ignore',
    // A separate process group, so that everything it has started ends with it.
    detached: true,
  });
  const ended = once(building, 'close');
  await expect.poll(() => existsSync(join(site.home, 'begun'))).toBe(true);
  for (const run of [() => site.release('good'), () => site.run('--back')])
    expect(run()).toMatchObject({ status: 1, errors: expect.stringContaining('Another site-release is running') });
  process.kill(-building.pid!, 'SIGTERM');
  await ended;
  expect(site.served()).toBe(first);
  expect(site.release('good').status).toBe(0);
});

it('a release has the whole Git history, for the dates in the sitemap', () => {
  site.release('good');
  // The build writes the number of commits, and each branch of the fixture has two.
  expect(readFileSync(join(site.home, site.served(), 'dist/commits'), 'utf8')).toBe('2\n');
});

it('a backup precedes each release but the first; if it fails, nothing is changed and the next step is printed', () => {
  site.backup = 'false';
  expect(site.release('good').status).toBe(0);
  const first = site.served();
  expect(site.release('good')).toMatchObject({ status: 1, errors: expect.stringContaining('SITE_BACKUP=true') });
  expect({ served: site.served(), releases: site.releases() }).toEqual({ served: first, releases: [first] });
});

it.for([undefined, '600'])('waits for a new release to become ready: SITE_READY_SECONDS is %s', (readySeconds) => {
  site.readySeconds = readySeconds;
  expect(site.release('good').status).toBe(0);
  expect(readFileSync(join(site.home, 'check-arguments'), 'utf8')).toMatch(
    new RegExp(` http://127\\.0\\.0\\.1:8080 ${readySeconds ?? 60}\\n$`),
  );
});

it('refuses a SITE_READY_SECONDS that is not a number of seconds, before anything is built', () => {
  site.readySeconds = '10min';
  expect(site.release('good')).toEqual({
    status: 2,
    errors: 'SITE_READY_SECONDS is "10min": set it to a whole number of seconds, such as 600\n',
  });
  expect(existsSync(join(site.home, 'releases'))).toBe(false);
});

it.for(['broken', 'stopped'] as const)(
  'a build that is %s leaves nothing, and the current release is still served',
  (failure) => {
    site.release('good');
    const before = { served: site.served(), releases: site.releases() };
    expect(site.release(failure).status).not.toBe(0);
    expect({ served: site.served(), releases: site.releases() }).toEqual(before);
  },
);

it('three good releases are kept, however many builds failed between them', () => {
  for (const branch of ['good', 'recordsUser', 'good', 'recordsUser'] as const) {
    site.release(branch);
    site.release('broken');
  }
  expect(site.releases()).toHaveLength(3);
  expect(site.releases()).toContain(site.served());
  expect([site.run('--back').status, site.run('--back').status, site.run('--back').status]).toEqual([0, 0, 1]);
});

it('a folder without a site, left by an earlier version of the script, is deleted', () => {
  site.release('good');
  const first = site.served();
  mkdirSync(join(site.home, 'releases/2026-11-23T090001x'));
  site.release('good');
  expect(site.releases()).toEqual([first, site.served()]);
  site.run('--back');
  expect(site.served()).toBe(first);
});

it('a process that a restart or a backup leaves running does not block later releases', () => {
  site.restart = 'eval sleep 20 >/dev/null 2>&1 &';
  expect(site.release('good')).toEqual({ status: 0, errors: '' });
  site.restart = 'true';
  site.backup = 'eval sleep 20 >/dev/null 2>&1 &';
  expect(site.release('good')).toEqual({ status: 0, errors: '' });
  expect(site.release('good')).toEqual({ status: 0, errors: '' });
});
