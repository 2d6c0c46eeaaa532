/** One revocation list and every server that reads one: a device revoked, the list expired, the list renewed. */
import { execFileSync, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { day, makeCertificate, makeRevocationList, pathOf, revoke } from './certificates.ts';
import type { Connection } from './protocols.ts';
import { stop } from './server-process.ts';
import { prepareServers, servers as all, type Server } from './servers.ts';

/** Seconds for which the list is valid. */
const lifetime = 60;
/** Seconds for which connections are observed after each event. */
const observation = 20;
/** Seconds for which the certificate that expires during a session is valid. */
const briefValidity = 15;
/** Seconds that the trial waits after this certificate has expired. */
const waitAfterExpiry = 12;
/** All servers, or those whose names begin with `SERVERS`. */
const servers = all.filter(({ name }) => name.startsWith(process.env['SERVERS'] ?? ''));
/** A device with a valid certificate. */
const healthy = 'pump-1';
/** A device whose certificate is revoked during the trial. */
const revoked = 'pump-3';
/** A device whose certificate expires during the trial. */
const brief = 'pump-brief';

type State = 'stays' | 'cut';

/** A server with its connections that are held open. */
interface Trial {
  server: Server;
  child: ChildProcess;
  port: number;
  held: Record<'healthy' | 'revoked' | 'brief', Connection>;
}

type RunningServer = Pick<Trial, 'server' | 'child'>;

export type ListRow = Awaited<ReturnType<typeof listTrials>>[number];

/** Signs a list and puts it where the servers look. Returns the time at which it expires, in milliseconds. */
function publish(seconds: number): number {
  makeRevocationList('revoked.crl', seconds);
  const opensslCrl = (...options: string[]) =>
    execFileSync('openssl', ['crl', '-in', pathOf('revoked.crl'), '-noout', ...options], { encoding: 'utf8' }).trim();
  mkdirSync(pathOf('lists'), { recursive: true });
  copyFileSync(pathOf('revoked.crl'), pathOf(`lists/${opensslCrl('-hash')}.r0`));
  return Date.parse(opensslCrl('-nextupdate').split('=')[1]!);
}

const stateOf = (connection: Connection): State => (connection.isOpen() ? 'stays' : 'cut');

/** Whether a server accepts a new connection of a device. */
async function accepts({ server, port }: Pick<Trial, 'server' | 'port'>, device: string): Promise<boolean> {
  const connection = await server.connect(port, device);
  connection?.end();
  return connection !== undefined;
}

/** A connection of a device that stays open. */
async function hold({ server, port }: Pick<Trial, 'server' | 'port'>, device: string): Promise<Connection> {
  const connection = await server.connect(port, device);
  if (!connection) throw new Error(`${server.name} does not serve ${device} to begin with`);
  return connection;
}

/**
 * Starts a server, adds it to `running`, and waits until it serves the healthy device, for ninety tries half a second apart.
 * `hold` reports one that does not.
 */
async function start(server: Server, running: RunningServer[]): Promise<Omit<Trial, 'held'>> {
  const port = await freePort();
  const child = server.start(port);
  running.push({ server, child });
  for (let wait = 0; wait < 90 && !(await accepts({ server, port }, healthy)); wait++) await pause(500);
  return { server, child, port };
}

/** Tells every server to reload its files, unless it does so by itself. */
async function reload(trials: Trial[]) {
  for (const { server, child } of trials) {
    if (server.reload) child.kill(server.reload.signal);
  }
  await pause(1_500);
}

/** The values of all items, computed concurrently. */
const mapAll = <Item, Value>(items: Item[], value: (item: Item) => Promise<Value>) => Promise.all(items.map(value));

/** The version in what a server's version command prints. */
function versionOf({ version: [command, ...args] }: Server): string {
  const text = execFileSync('sh', ['-c', '"$0" "$@" 2>&1 || true', command, ...args], { encoding: 'utf8' });
  return /\d+(\.\d+)+/.exec(text)?.[0] ?? '';
}

/** The behavior of each server, all of them with the same list at the same time. */
export async function listTrials() {
  makeCertificate(revoked, 'fleet-ca', -day, 10 * day);
  publish(day);
  const service = await prepareServers();
  const running: RunningServer[] = [];
  try {
    return await tryAll(await mapAll(servers, (server) => start(server, running)));
  } finally {
    await mapAll(running, ({ server, child }) => stop(child, server.stopSignal));
    service.close();
    for (const data of ['database-file', 'database-folder', 'mnesia']) {
      rmSync(pathOf(data), { recursive: true, force: true });
    }
  }
}

async function tryAll(started: Omit<Trial, 'held'>[]) {
  makeCertificate(brief, 'fleet-ca', -day, briefValidity);
  const trials = await mapAll(started, async (trial) => ({
    ...trial,
    held: {
      healthy: await hold(trial, healthy),
      revoked: await hold(trial, revoked),
      brief: await hold(trial, brief),
    },
  }));
  await pause((briefValidity + waitAfterExpiry) * 1_000);
  const expired = await mapAll(trials, async (trial) => ({
    served: await accepts(trial, brief),
    session: stateOf(trial.held.brief),
  }));

  revoke(revoked);
  const expiry = publish(lifetime);
  const acceptedBeforeReload = await mapAll(trials, async (trial) => accepts(trial, revoked));
  await reload(trials);
  const acceptedAfterReload = await mapAll(trials, async (trial) => accepts(trial, revoked));
  await pause(observation * 1_000);
  const sessions = trials.map(({ held }) => ({ revoked: stateOf(held.revoked), healthy: stateOf(held.healthy) }));
  // A reload may have cut every connection; the effect of the list's expiry is tested on one opened after it.
  for (const trial of trials) {
    if (!trial.held.healthy.isOpen()) trial.held.healthy = await hold(trial, healthy);
  }

  const aroundExpiry: { second: number; served: boolean[] }[] = [];
  for (let second = -3; second <= 8; second++) {
    await pause(Math.max(0, expiry + second * 1_000 + 100 - Date.now()));
    aroundExpiry.push({ second, served: await mapAll(trials, async (trial) => accepts(trial, healthy)) });
  }
  await pause((observation - 8) * 1_000);
  const pastDate = trials.map(({ held }) => stateOf(held.healthy));
  publish(day);
  const freshOnDisk = await mapAll(trials, async (trial) => accepts(trial, healthy));
  await reload(trials);
  const freshAfterReload = await mapAll(trials, async (trial) => accepts(trial, healthy));
  for (const connection of trials.flatMap(({ held }) => Object.values(held))) connection.end();

  return trials.map(({ server }, index) => ({
    server: server.name,
    version: versionOf(server),
    session: server.session,
    reload: server.reload?.how ?? 'none needed',
    expiredCertificate: expired[index]!,
    revokedOnDisk: acceptedBeforeReload[index]!,
    revokedAfterReload: acceptedAfterReload[index]!,
    sessionOfRevoked: sessions[index]!.revoked,
    sessionOfHealthy: sessions[index]!.healthy,
    // Seconds are counted from the list's expiry; a connection is tried at the beginning of each.
    firstSecondTurnedAway: aroundExpiry.find(({ served }) => !served[index])?.second ?? null,
    lastSecondServed: aroundExpiry.findLast(({ served }) => served[index])?.second ?? null,
    sessionPastDate: pastDate[index]!,
    freshOnDisk: freshOnDisk[index]!,
    freshAfterReload: freshAfterReload[index]!,
  }));
}
