import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createAdmin } from '../admin/admin.ts';
import { createAdminServer } from '../admin/admin-server.ts';
import { createMetrics } from '../admin/metrics.ts';
import { listenUntilTestEnds } from '../testing/listen-until-test-ends.ts';
import { startApp } from '../testing/running-app.ts';
import { checkServer } from './check-server.ts';

/**
 * The findings about a server with these settings, which serves the release “one”, as text. `built` is the release that
 * was built, null if none was. With `checkStore` it has a port for health.
 */
async function findingsOf(
  { acceptsRequests = true, built = 'one' as string | null, host = '127.0.0.1' },
  checkStore?: () => Promise<void>,
): Promise<string[]> {
  const readiness = { acceptsRequests };
  const { port } = await startApp({ readiness });
  let adminPort: number | undefined;
  if (checkStore) {
    const metrics = createMetrics(async () => ({ waiting: 0, oldestSeconds: 0, failed: 0, held: 0 }));
    const admin = createAdmin({ metrics, readiness, checkStore });
    adminPort = await listenUntilTestEnds(createAdminServer(admin, pino({ level: 'silent' })));
  }
  const site = built === null ? undefined : { release: built, address: undefined };
  const findings = await checkServer({ host, port, adminPort }, site);
  return findings.map(({ what, state, message }) => `${what} ${state}: ${message}`);
}

it('a server that is ready and serves what is built is reported as ok, a port for health as missing', async () =>
  expect(await findingsOf({})).toEqual([
    expect.stringMatching(/^server ok: .* is ready and serves the current build$/),
    expect.stringMatching(/^health missing: ADMIN_PORT is not set/),
  ]));

it('a server that listens on every address is checked at the loopback address', async () =>
  expect((await findingsOf({ host: '0.0.0.0' }))[0]).toMatch(/^server ok: http:\/\/127\.0\.0\.1:/));

it('a server that accepts no enquiries is reported as wrong', async () =>
  expect(await findingsOf({ acceptsRequests: false })).toEqual([
    expect.stringMatching(/^server wrong: .*\/api\/ready answers 503/),
  ]));

it('a server that serves another release is reported as wrong', async () =>
  expect(await findingsOf({ built: 'two' })).toEqual([
    expect.stringMatching(/^server wrong: .* serves release one, but the build is two: restart the server$/),
  ]));

it('a server whose release cannot be compared with a built site is reported with that', async () =>
  expect((await findingsOf({ built: null }))[0]).toMatch(
    /^server ok: .* is ready and serves release one; no built site was found to compare it with$/,
  ));

it('health is reported as the server reports its store', async () =>
  expect((await findingsOf({}, async () => {}))[1]).toMatch(/^health ok: .* an enquiry can be stored$/));

it('a server whose store fails is reported as ready, but not as accepting enquiries', async () =>
  expect(await findingsOf({}, () => Promise.reject(new Error('full')))).toEqual([
    expect.stringMatching(/^server ok: (?!.*enquiries)/),
    expect.stringMatching(/^health wrong: .* answers 503: enquiries cannot be stored$/),
  ]));
