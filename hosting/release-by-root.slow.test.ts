import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { isRunning, waitForPid } from './testing/background-process.ts';
import { releaseFixture, releaseScript } from './testing/release-fixture.ts';
import type { Run } from './testing/release-fixture.ts';

const site = releaseFixture();

// Root must not run or follow what the site's user may put into the site's folder.
describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)('run by root for another user', () => {
  const siteUser = 'nobody';
  let folder: string;
  let installedScript: string;
  const releaseAsRoot = (): Run => site.runFor(siteUser, installedScript, [`file://${site.repository}`, 'recordsUser']);
  const recordedUsers = () => readFileSync(join(site.home, 'users'), 'utf8').trim().split('\n');

  beforeEach(() => {
    folder = join(site.home, '..');
    installedScript = join(folder, 'site-release');
    copyFileSync(releaseScript, installedScript);
    for (const path of [folder, installedScript]) chmodSync(path, 0o755);
    execFileSync('chown', ['-R', siteUser, site.home, site.repository]);
  });

  it('programs in the site’s folder are run by that user, none by root', () => {
    expect(releaseAsRoot()).toEqual({ status: 0, errors: '' });
    // The build, then the check whether the new release accepts enquiries.
    expect(recordedUsers()).toEqual([siteUser, siteUser]);
  });

  it('a release built elsewhere is extracted by that user, even from an archive that only root can read', () => {
    const archive = join(folder, 'release.tar.gz');
    releaseAsRoot();
    execFileSync('tar', ['-czf', archive, '-C', join(site.home, site.served()), '.']);
    chmodSync(archive, 0o600);
    rmSync(join(site.home, 'users'));
    expect(site.runFor(siteUser, installedScript, [archive])).toEqual({ status: 0, errors: '' });
    expect(recordedUsers()).toEqual([siteUser]);
    expect(statSync(join(site.home, site.served(), 'dist')).uid).toBe(statSync(site.home).uid);
  });

  it('a release that accepts no enquiries is rolled back, and its failure is the script’s', () => {
    const releaseBranch = (branch: string): Run =>
      site.runFor(siteUser, installedScript, [`file://${site.repository}`, branch]);
    expect(releaseBranch('good')).toEqual({ status: 0, errors: '' });
    const first = site.served();
    expect(releaseBranch('silent')).toEqual({ status: 1, errors: expect.stringContaining(`${first} is served again`) });
    expect({ served: site.served(), releases: site.releases() }).toEqual({ served: first, releases: [first] });
  });

  it('that user waits as long as root was told for the new release to become ready', () => {
    site.readySeconds = '600';
    expect(releaseAsRoot()).toEqual({ status: 0, errors: '' });
    expect(readFileSync(join(site.home, 'check-arguments'), 'utf8')).toMatch(/ 600\n$/);
  });

  it('a symbolic link out of the site’s folder does not make root delete anything there', () => {
    releaseAsRoot();
    const folderOfRoot = join(folder, 'root');
    for (const name of ['kept', '.building-kept']) mkdirSync(join(folderOfRoot, name), { recursive: true });
    rmSync(join(site.home, 'releases'), { recursive: true });
    symlinkSync(folderOfRoot, join(site.home, 'releases'));
    expect(releaseAsRoot().status).not.toBe(0);
    expect(readdirSync(folderOfRoot).sort()).toEqual(['.building-kept', 'kept']);
  });

  it('a script that others can change refuses to run, and prints the fix', () => {
    execFileSync('chown', [siteUser, installedScript]);
    const { status, errors } = releaseAsRoot();
    expect(status).toBe(2);
    expect(existsSync(join(site.home, 'releases'))).toBe(false);
    expect(errors).toContain(`install -m 755 ${installedScript} /usr/local/sbin/site-release`);
  });

  it('stopping the script during a build stops the build and leaves no release', async () => {
    const running = spawn('sh', [installedScript, `file://${site.repository}`, 'slow'], {
      env: site.environmentFor(siteUser),
      stdio: 'ignore',
    });
    const ended = once(running, 'close');
    const builderPid = await waitForPid(join(site.home, 'begun'));
    running.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    expect(site.releases()).toEqual([]);
    await expect.poll(() => isRunning(builderPid)).toBe(false);
  });
});
