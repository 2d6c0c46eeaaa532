import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { releaseFixture } from './testing/release-fixture.ts';

const site = releaseFixture();

describe('a release that was built elsewhere', () => {
  const archive = (): string => join(site.home, '../release.tar.gz');

  it('is served like one that was built here, without files that only a build uses', () => {
    expect(site.run('--pack', archive(), `file://${site.repository}`, 'good')).toEqual({ status: 0, errors: '' });
    expect(existsSync(join(site.home, 'releases'))).toBe(false);
    expect(site.run(archive())).toEqual({ status: 0, errors: '' });
    expect(readFileSync(join(site.home, site.served(), 'dist/release.json'), 'utf8')).toBe('made\n');
    expect(existsSync(join(site.home, site.served(), '.git'))).toBe(false);
  });

  it('leaves no archive if it cannot be built', () => {
    expect(site.run('--pack', archive(), `file://${site.repository}`, 'broken').status).not.toBe(0);
    expect(readdirSync(join(site.home, '..')).sort()).toEqual(['bin', 'home', 'repository']);
  });

  it.for([
    ['is cut off', (file: string) => truncateSync(file, 100)],
    ['is something else', (file: string) => writeFileSync(file, 'a letter')],
    ['holds no site', (file: string) => execFileSync('tar', ['-czf', file, '-C', site.repository, 'build'])],
  ] as const)('leaves nothing if its archive %s, and the current release is still served', ([, spoil]) => {
    site.release('good');
    const before = { served: site.served(), releases: site.releases() };
    site.run('--pack', archive(), `file://${site.repository}`, 'good');
    spoil(archive());
    expect(site.run(archive()).status).not.toBe(0);
    expect({ served: site.served(), releases: site.releases() }).toEqual(before);
  });
});
