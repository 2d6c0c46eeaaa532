import { errorMessage } from '../text/error-message.ts';
import { hostAndPort } from '../text/host-and-port.ts';
import type { Config } from '../config.ts';
import { httpGet } from './http-get.ts';
import { releaseName } from './check-site.ts';
import type { BuiltSite } from './check-site.ts';
import type { Finding } from '../model/finding.ts';
import { missing, ok, wrong } from '../model/finding.ts';

/** The loopback address at which to reach a server that listens on all addresses, by the HOST that stands for them. */
const loopbackOfWildcard: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

const healthNotConfigured = missing(
  'health',
  'ADMIN_PORT is not set: set it to 9180, so that monitoring on this machine can read health and metrics',
);

/**
 * Checks whether the configured server runs, is ready, and serves the built site if there is one. With a port for health, also
 * whether it can store an enquiry now: a server stays ready while its database fails.
 */
export async function checkServer(
  { host, port, adminPort }: Pick<Config, 'host' | 'port' | 'adminPort'>,
  site: BuiltSite | undefined,
): Promise<Finding[]> {
  const socketPath = host.startsWith('/') ? host : undefined;
  const tcpOrigin = `http://${hostAndPort(loopbackOfWildcard[host] ?? host, port)}`;
  const origin = socketPath === undefined ? tcpOrigin : 'http://localhost';
  const address = socketPath === undefined ? origin : `unix:${socketPath}`;
  try {
    const readiness = await httpGet(origin, '/api/ready', socketPath);
    if (readiness.status !== 200) {
      return [
        wrong(
          'server',
          `${address} does not accept enquiries (/api/ready answers ${readiness.status}): its log says why`,
        ),
      ];
    }
    const served = releaseName((await httpGet(origin, '/release.json', socketPath)).body);
    if (site && served !== site.release) {
      return [
        wrong(
          'server',
          `${address} serves release ${served || '(none)'}, but the build is ${site.release}: restart the server`,
        ),
      ];
    }
    const servedContent = site
      ? 'the current build'
      : `release ${served || '(none)'}; no built site was found to compare it with`;
    const running = ok('server', `${address} is ready and serves ${servedContent}`);
    return adminPort === undefined ? [running, healthNotConfigured] : [running, await checkHealth(adminPort)];
  } catch (error) {
    return [
      wrong(
        'server',
        `no response from ${address} (${errorMessage(error)}): start it, or find out in its log why it does not run`,
      ),
    ];
  }
}

async function checkHealth(port: number): Promise<Finding> {
  const origin = `http://127.0.0.1:${port}`;
  try {
    const { status, body } = await httpGet(origin, '/readyz');
    if (status === 200) return ok('health', `${origin}/readyz: an enquiry can be stored`);
    return wrong('health', `${origin}/readyz answers ${status}: ${body.trim()}`);
  } catch (error) {
    return wrong(
      'health',
      `no response from ${origin} (${errorMessage(error)}): restart the server with these settings`,
    );
  }
}
