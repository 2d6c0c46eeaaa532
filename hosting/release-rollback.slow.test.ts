import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { releaseFixture } from './testing/release-fixture.ts';

const site = releaseFixture();

it('--back never returns to a release that was rolled back, and the next release deletes that one', () => {
  site.release('good');
  const first = site.served();
  site.release('good');
  const second = site.served();
  site.run('--back');
  expect(site.releases()).toEqual([first, second]);
  site.release('good');
  const third = site.served();
  expect(site.releases()).toEqual([first, third]);
  expect(site.run('--back').status).toBe(0);
  expect(site.served()).toBe(first);
  expect(site.run('--back').status).toBe(1);
});

it('a release can be returned to after a --back that failed because the older one accepts no enquiries', () => {
  site.release('good');
  const first = site.served();
  site.release('good');
  const second = site.served();
  writeFileSync(join(site.home, first, 'check-status'), '1');
  expect(site.run('--back').status).toBe(1);
  site.release('good');
  expect(site.run('--back').status).toBe(0);
  expect(site.served()).toBe(second);
});

it('a release that accepts no enquiries is rolled back even if the restart reports failure', () => {
  site.release('good');
  const first = site.served();
  site.restart = 'false';
  expect(site.release('silent').status).toBe(1);
  expect({ served: site.served(), releases: site.releases() }).toEqual({ served: first, releases: [first] });
});

it('if the previous release accepts no enquiries either, both are kept, the new one marked, and the site is reported as down', () => {
  site.release('good');
  const first = site.served();
  writeFileSync(join(site.home, first, 'check-status'), '1');
  expect(site.release('silent')).toMatchObject({ status: 1, errors: expect.stringContaining('THE SITE IS DOWN') });
  expect({ served: site.served(), releases: site.releases() }).toEqual({
    served: first,
    releases: [first, expect.stringMatching(/^releases\//)],
  });
  // site-publish.service releases nothing while there is such a mark.
  expect(existsSync(join(site.home, String(site.releases()[1]), '.left'))).toBe(true);
});

it('--back skips failed builds', () => {
  site.release('good');
  const first = site.served();
  site.release('broken');
  site.release('good');
  expect(site.run('--back').status).toBe(0);
  expect(site.served()).toBe(first);
});

it('a release that accepts no enquiries is deleted, and cannot be rolled back to', () => {
  site.release('good');
  const first = site.served();
  expect(site.release('silent')).toMatchObject({
    status: 1,
    errors: expect.stringContaining(`${first} is served again`),
  });
  expect({ served: site.served(), releases: site.releases() }).toEqual({ served: first, releases: [first] });
  site.release('good');
  site.run('--back');
  expect(site.served()).toBe(first);
});

it('a release that was rolled back to and accepts no enquiries is kept: the fault may be elsewhere', () => {
  site.release('good');
  const first = site.served();
  site.release('good');
  const second = site.served();
  writeFileSync(join(site.home, first, 'check-status'), '1');
  expect(site.run('--back').status).toBe(1);
  expect({ served: site.served(), releases: site.releases() }).toEqual({ served: second, releases: [first, second] });
});

it.for(['HUP', 'INT', 'TERM'])(
  'SIG%s and a lost terminal do not stop it between the switch and the rollback',
  (signal) => {
    site.release('good');
    const first = site.served();
    // These functions run in the shell of the script.
    site.restart = `eval exec 2>&- ; kill -${signal} $$`;
    expect(site.release('silent').status).toBe(1);
    expect({ served: site.served(), releases: site.releases() }).toEqual({ served: first, releases: [first] });
  },
);
