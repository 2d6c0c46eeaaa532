/**
 * The life of certificates on a real Mosquitto broker: what is turned away, when, and what a reload changes. The broker
 * runs with the two files printed in the article, paths and port aside, on a free port of this machine only.
 *
 * Needs `mosquitto`, `mosquitto_pub`, `mosquitto_sub` and `openssl` (3.0 or later). MOSQUITTO=/path names another broker.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';

const broker = process.env['MOSQUITTO'] ?? '/usr/sbin/mosquitto';
const article = join(import.meta.dirname, '../../content/blog/securing-iot-devices.md');
const place = mkdtempSync(join(tmpdir(), 'fleet-'));
const at = (file: string) => join(place, file);

/** One thing tried, and what came of it. */
interface Row {
  group: string;
  case: string;
  outcome:
    | 'let in'
    | 'turned away'
    | 'stays connected'
    | 'cut off'
    | 'delivered'
    | 'dropped, sender told nothing'
    | 'new certificate shown'
    | 'old certificate shown'
    | 'broker does not start';
  detail: string;
}
const rows: Row[] = [];
const children = new Set<ChildProcess>();

const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: place, stdio: ['ignore', 'pipe', 'pipe'] });

/** OpenSSL’s own form of a time, so many seconds from now. */
const when = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString().replace(/[-:T]|\.\d+/g, '');
const day = 86_400;

function makeAuthority(name: string) {
  writeFileSync(at(`${name}.index`), '');
  writeFileSync(at(`${name}.serial`), '1000\n');
  writeFileSync(at(`${name}.crlnumber`), '01\n');
  writeFileSync(
    at(`${name}.cnf`),
    `[ca]\ndefault_ca=own\n[own]\ndatabase=${name}.index\nserial=${name}.serial\ncrlnumber=${name}.crlnumber\n` +
      `new_certs_dir=.\ncertificate=${name}.crt\nprivate_key=${name}.key\ndefault_md=sha256\npolicy=any\n` +
      `unique_subject=no\ncopy_extensions=copy\n[any]\ncommonName=supplied\n`,
  );
  openssl(
    ...`req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj /CN=${name} -keyout ${name}.key -out ${name}.crt`.split(
      ' ',
    ),
  );
}

/** A key and a certificate of `authority`, valid between two times given in seconds from now. */
function makeCertificate(name: string, authority: string, from: number, until: number, extra: string[] = []) {
  openssl(
    ...`req -new -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=${name} -keyout ${name}.key -out ${name}.csr`.split(
      ' ',
    ),
    ...extra,
  );
  openssl(
    ...`ca -batch -notext -config ${authority}.cnf -in ${name}.csr -out ${name}.crt -startdate ${when(from)} -enddate ${when(until)}`.split(
      ' ',
    ),
  );
}

function makeRevocationList(file: string, until: number, from = -day) {
  openssl(
    ...`ca -gencrl -config fleet-ca.cnf -out ${file} -crl_lastupdate ${when(from)} -crl_nextupdate ${when(until)}`.split(
      ' ',
    ),
  );
}

const revoke = (name: string) => openssl('ca', '-config', 'fleet-ca.cnf', '-revoke', `${name}.crt`);

function articleFile(title: string): string {
  const block = readFileSync(article, 'utf8').match(new RegExp(`\`\`\`conf title="${title}"\\n([\\s\\S]*?)\`\`\``));
  if (!block?.[1]) throw new Error(`${article} no longer prints ${title}`);
  return block[1];
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

interface Broker {
  port: number;
  process: ChildProcess;
  log: () => string;
  reload: () => Promise<void>;
  stop: () => Promise<void>;
}

async function waitFor(what: string, holds: () => boolean, milliseconds = 5_000) {
  const end = Date.now() + milliseconds;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await pause(20);
  }
}

/** The broker, once it listens. Its two files are the article’s. */
async function startBroker(): Promise<Broker> {
  const port = await freePort();
  const conf = articleFile('/etc/mosquitto/conf.d/fleet.conf')
    .replace('listener 8883', `listener ${port} 127.0.0.1`)
    .replaceAll('/etc/mosquitto/certs/', `${place}/`)
    .replaceAll('/etc/mosquitto/fleet.acl', at('fleet.acl'));
  writeFileSync(at('fleet.conf'), `${conf}\nuser root\nlog_dest stderr\nlog_type all\n`);
  writeFileSync(at('fleet.acl'), articleFile('/etc/mosquitto/fleet.acl'), { mode: 0o600 });
  const child = spawn(broker, ['-c', at('fleet.conf')], { cwd: place });
  children.add(child);
  let log = '';
  child.stdout.on('data', (data: Buffer) => (log += data.toString()));
  child.stderr.on('data', (data: Buffer) => (log += data.toString()));
  await waitFor(`the broker:\n${log}`, () => / running|Error/.test(log) || child.exitCode !== null).catch(() => {
    throw new Error(`the broker does not start:\n${log}`);
  });
  if (child.exitCode !== null || !/ running/.test(log)) throw new Error(`the broker does not start:\n${log}`);
  return {
    port,
    process: child,
    log: () => log,
    async reload() {
      const before = log.length;
      child.kill('SIGHUP');
      await waitFor('the reload', () => log.slice(before).includes('Reloading config'));
      await pause(300);
    },
    async stop() {
      if (child.exitCode === null) {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill();
        await gone;
      }
      children.delete(child);
    },
  };
}

const doorOf = (port: number, name: string | undefined) => [
  ...`-h localhost -p ${port} --cafile ${at('trusted-by-devices.crt')}`.split(' '),
  ...(name ? `--cert ${at(`${name}.crt`)} --key ${at(`${name}.key`)}`.split(' ') : []),
];

/** A client that stays: its lines, and whether it is still there. */
function listen({ port }: Broker, name: string, topic: string) {
  // Its lines are wanted as they come, and a pipe would hold them back.
  const child = spawn('stdbuf', [
    '-oL',
    'mosquitto_sub',
    ...doorOf(port, name),
    ...`-i listen-${name} -t ${topic} -q 1 -k 5 -v -d`.split(' '),
  ]);
  children.add(child);
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  return {
    output: () => output,
    ready: () => waitFor(`${name} to subscribe`, () => output.includes('SUBACK')),
    /** mosquitto_sub dials again by itself when it is cut off; a second CONNECT is the sign. */
    connections: () => output.split('sending CONNECT').length - 1,
    stop: () => {
      child.kill();
      children.delete(child);
    },
  };
}

/** One message by QoS 1: what the sender was told, and whether the collector got it. */
async function send(to: Broker, name: string | undefined, collector: ReturnType<typeof listen>, topic?: string) {
  const message = `m${Math.random().toString(36).slice(2)}`;
  const child = spawn('mosquitto_pub', [
    ...doorOf(to.port, name),
    ...`-t ${topic ?? `fleet/${name ?? 'pump-1'}/readings`} -m ${message} -q 1 -i send-${name ?? 'nobody'}`.split(' '),
  ]);
  let told = '';
  child.stderr.on('data', (data: Buffer) => (told += data.toString()));
  const limit = setTimeout(() => child.kill(), 8_000);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearTimeout(limit);
  await pause(250);
  return { code, told: told.trim().split('\n').at(-1) ?? '', arrived: collector.output().includes(message) };
}

async function tryDoor(group: string, what: string, to: Broker, name: string | undefined, collector: Listener) {
  const before = to.log().length;
  const { code, told, arrived } = await send(to, name, collector);
  const reason = [
    ...to
      .log()
      .slice(before)
      .matchAll(/(?:error:[^:]*:[^:]*:[^:]*:|OpenSSL Error[^:]*: )(.+)/g),
  ].at(-1)?.[1];
  const outcome = arrived ? 'let in' : 'turned away';
  rows.push({ group, case: what, outcome, detail: outcome === 'let in' ? '' : (reason ?? (told || `exit ${code}`)) });
  return arrived;
}
type Listener = ReturnType<typeof listen>;

async function presentedSerial({ port }: Broker): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connectTls(
      {
        port,
        host: '127.0.0.1',
        servername: 'localhost',
        ca: readFileSync(at('trusted-by-devices.crt')),
        cert: readFileSync(at('pump-1.crt')),
        key: readFileSync(at('pump-1.key')),
      },
      () => {
        resolve(socket.getPeerCertificate().serialNumber);
        socket.end();
      },
    );
    socket.once('error', reject);
  });
}

/** Brokers whose collector stands by, each with the files as they are when it starts. */
async function withBroker(work: (to: Broker, collector: Listener) => Promise<void>) {
  const to = await startBroker();
  const collector = listen(to, 'collector', 'fleet/+/readings');
  try {
    await collector.ready();
    await work(to, collector);
  } finally {
    collector.stop();
    await to.stop();
  }
}

async function theDoor() {
  makeRevocationList('revoked.crl', 7 * day);
  await withBroker(async (to, collector) => {
    const group = 'The door';
    await tryDoor(group, 'No certificate', to, undefined, collector);
    await tryDoor(group, 'Valid certificate', to, 'pump-1', collector);
    await tryDoor(group, 'Certificate of another authority', to, 'stranger', collector);
    await tryDoor(group, 'Certificate that expired a day ago', to, 'pump-old', collector);
    await tryDoor(group, 'Certificate valid from tomorrow (device or broker clock wrong)', to, 'pump-early', collector);
    const foreign = await send(to, 'pump-1', collector, 'fleet/pump-2/readings');
    rows.push({
      group,
      case: 'Valid device writes under another device’s name (QoS 1)',
      outcome: foreign.arrived ? 'delivered' : 'dropped, sender told nothing',
      detail: `mosquitto_pub exits ${foreign.code}${foreign.told ? `: ${foreign.told}` : ''}`,
    });
  });
}

async function revocation() {
  const group = 'One device revoked';
  makeRevocationList('revoked.crl', 7 * day);
  await withBroker(async (to, collector) => {
    const session = listen(to, 'pump-2', 'fleet/pump-2/commands');
    await session.ready();
    revoke('pump-2');
    makeRevocationList('revoked.crl', 7 * day);
    await tryDoor(group, 'New list on disk, no reload: revoked device', to, 'pump-2', collector);
    await to.reload();
    await tryDoor(group, 'After SIGHUP: revoked device', to, 'pump-2', collector);
    await tryDoor(group, 'After SIGHUP: any other device', to, 'pump-1', collector);
    await pause(12_000);
    rows.push({
      group,
      case: 'After SIGHUP: revoked device that was already connected, 12 s later (keep-alive 5 s)',
      outcome: session.connections() === 1 ? 'stays connected' : 'cut off',
      detail: `${session.output().split('PINGRESP').length - 1} pings answered`,
    });
    session.stop();
  });
  await withBroker(async (to, collector) => {
    await tryDoor(group, 'After a restart: revoked device', to, 'pump-2', collector);
    await tryDoor(group, 'After a restart: any other device', to, 'pump-1', collector);
  });
}

async function expiredList() {
  const group = 'The list itself expires';
  makeRevocationList('revoked.crl', 15);
  await withBroker(async (to, collector) => {
    const session = listen(to, 'pump-1', 'fleet/pump-1/commands');
    await session.ready();
    await tryDoor(group, 'Before its next-update time: valid device', to, 'pump-1', collector);
    await pause(16_000);
    await tryDoor(group, 'A second after it: valid device', to, 'pump-1', collector);
    rows.push({
      group,
      case: 'A second after it: valid device that was already connected',
      outcome: session.connections() === 1 ? 'stays connected' : 'cut off',
      detail: '',
    });
    session.stop();
    makeRevocationList('revoked.crl', 7 * day);
    await tryDoor(group, 'Fresh list on disk, no reload: valid device', to, 'pump-1', collector);
    await to.reload();
    await tryDoor(group, 'Fresh list, after SIGHUP: valid device', to, 'pump-1', collector);
    await tryDoor(group, 'Fresh list, after SIGHUP: revoked device', to, 'pump-2', collector);
  });
  await withBroker(async (to, collector) => {
    await tryDoor(group, 'Fresh list, after a restart: valid device', to, 'pump-1', collector);
  });
}

async function expiryInSession() {
  const group = 'A certificate expires during a session';
  makeRevocationList('revoked.crl', 7 * day);
  makeCertificate('pump-short', 'fleet-ca', -day, 8);
  await withBroker(async (to, collector) => {
    const session = listen(to, 'pump-short', 'fleet/pump-short/commands');
    await session.ready();
    await pause(20_000);
    rows.push({
      group,
      case: 'Connected before, 12 s past its expiry (keep-alive 5 s)',
      outcome: session.connections() === 1 ? 'stays connected' : 'cut off',
      detail: `${session.output().split('PINGRESP').length - 1} pings answered`,
    });
    session.stop();
    await tryDoor(group, 'Dials again', to, 'pump-short', collector);
  });
}

async function renewals() {
  const group = 'The broker’s own files change';
  makeRevocationList('revoked.crl', 7 * day);
  copyFileSync(at('fleet-ca.crt'), at('authority-before.crt'));
  await withBroker(async (to, collector) => {
    const before = await presentedSerial(to);
    makeCertificate('broker', 'fleet-ca', -day, 20 * day, ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']);
    await to.reload();
    const after = await presentedSerial(to);
    rows.push({
      group,
      case: 'Broker’s certificate renewed, after SIGHUP',
      outcome: before === after ? 'old certificate shown' : 'new certificate shown',
      detail: '',
    });
    // A second authority is added, as in the year before the first one expires.
    makeRevocationListOf('second-ca', 'second.crl');
    writeFileSync(
      at('fleet-ca.crt'),
      readFileSync(at('fleet-ca.crt'), 'utf8') + readFileSync(at('second-ca.crt'), 'utf8'),
    );
    writeFileSync(at('revoked.crl'), readFileSync(at('revoked.crl'), 'utf8') + readFileSync(at('second.crl'), 'utf8'));
    await to.reload();
    await tryDoor(group, 'Second authority added, after SIGHUP: its device', to, 'valve-1', collector);
    await tryDoor(group, 'Second authority added, after SIGHUP: a device of the first', to, 'pump-1', collector);
  });
  await withBroker(async (to, collector) => {
    await tryDoor(group, 'Second authority added, after a restart: its device', to, 'valve-1', collector);
    await tryDoor(group, 'Second authority added, after a restart: a device of the first', to, 'pump-1', collector);
    const both = readFileSync(at('fleet-ca.crt'));
    copyFileSync(at('second-ca.crt'), at('fleet-ca.crt'));
    await to.reload();
    await tryDoor(group, 'First authority taken out, after SIGHUP: its device', to, 'pump-1', collector);
    writeFileSync(at('fleet-ca.crt'), both);
    writeFileSync(
      at('revoked.crl'),
      readFileSync(at('revoked.crl'), 'utf8').split('-----BEGIN').slice(0, 2).join('-----BEGIN'),
    );
  });
  await withBroker(async (to, collector) => {
    await tryDoor(group, 'List of the second authority left out: its device', to, 'valve-1', collector);
    await tryDoor(group, 'List of the second authority left out: a device of the first', to, 'pump-1', collector);
  });
  copyFileSync(at('authority-before.crt'), at('fleet-ca.crt'));
}

function makeRevocationListOf(authority: string, file: string) {
  openssl(
    ...`ca -gencrl -config ${authority}.cnf -out ${file} -crl_lastupdate ${when(-day)} -crl_nextupdate ${when(7 * day)}`.split(
      ' ',
    ),
  );
}

async function missingList() {
  const group = 'No list';
  for (const [what, prepare] of [
    ['The file is missing at start', () => rmSync(at('revoked.crl'))],
    ['The file is empty at start', () => writeFileSync(at('revoked.crl'), '')],
  ] as const) {
    prepare();
    try {
      await withBroker(async (to, collector) => {
        await tryDoor(group, `${what}: valid device`, to, 'pump-1', collector);
      });
    } catch (error) {
      const words = (error as Error).message;
      const why =
        /Error: (.*)/.exec(words)?.[1] ?? (words.includes('subscribe') ? 'the collector is turned away' : words);
      rows.push({ group, case: what, outcome: 'broker does not start', detail: why.replace(`${place}/`, '') });
    }
  }
}

function versionOf(command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { encoding: 'utf8' }).split('\n')[0]!.trim();
  } catch (error) {
    return String((error as { stdout?: string }).stdout)
      .split('\n')[0]!
      .trim();
  }
}

try {
  makeAuthority('fleet-ca');
  copyFileSync(at('fleet-ca.crt'), at('trusted-by-devices.crt'));
  makeAuthority('other-ca');
  makeAuthority('second-ca');
  makeCertificate('broker', 'fleet-ca', -day, 10 * day, ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']);
  makeCertificate('collector', 'fleet-ca', -day, 10 * day);
  makeCertificate('pump-1', 'fleet-ca', -day, 10 * day);
  makeCertificate('pump-2', 'fleet-ca', -day, 10 * day);
  makeCertificate('pump-old', 'fleet-ca', -10 * day, -day);
  makeCertificate('pump-early', 'fleet-ca', day, 10 * day);
  makeCertificate('stranger', 'other-ca', -day, 10 * day);
  makeCertificate('valve-1', 'second-ca', -day, 10 * day);
  await theDoor();
  await revocation();
  await expiredList();
  await expiryInSession();
  await renewals();
  await missingList();
} finally {
  for (const child of children) child.kill();
  rmSync(place, { recursive: true });
}

const results = { broker: versionOf(broker, '-h'), openssl: versionOf('openssl', 'version'), rows };
const output = process.env['MOSQUITTO'] ? 'results-other-broker.json' : 'results.json';
writeFileSync(join(import.meta.dirname, output), `${JSON.stringify(results, null, 2)}\n`);
console.log(`${results.broker}, ${results.openssl}`);
console.table(rows.map(({ group, ...row }) => ({ group, ...row })));
