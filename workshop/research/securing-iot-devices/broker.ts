/** A Mosquitto broker with the two files printed in the article, and clients for it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { freePort } from '../free-port.ts';
import { printedCode, replaceInCode } from '../printed-code.ts';
import { folder, pathOf } from './certificates.ts';

/** The broker's program. */
export const program = process.env['MOSQUITTO'] ?? '/usr/sbin/mosquitto';
/** Brokers and clients that are running. */
const children = new Set<ChildProcess>();

/** A file that the article prints. */
const articleFile = (title: string) => printedCode('securing-iot-devices', title);

export interface Broker {
  port: number;
  /** The log so far. */
  log: () => string;
  /** Sends SIGHUP and waits until the broker has read its files again. */
  reload: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Resolves once a condition is met. Throws after `milliseconds`. */
async function waitFor(description: string, isMet: () => boolean, milliseconds = 5_000) {
  const end = Date.now() + milliseconds;
  while (!isMet()) {
    if (Date.now() > end) throw new Error(`timed out waiting for ${description}`);
    await pause(20);
  }
}

/** The article's settings, with the port and the paths of the trials. */
function settingsOf(port: number): string {
  const replacements = {
    'listener 8883': `listener ${port} 127.0.0.1`,
    '/etc/mosquitto/certs/': `${folder}/`,
    '/etc/mosquitto/fleet.acl': pathOf('fleet.acl'),
  };
  return Object.entries(replacements).reduce(
    (text, [part, replacement]) => replaceInCode(text, part, replacement),
    articleFile('/etc/mosquitto/conf.d/fleet.conf'),
  );
}

/** Resolves once the broker listens. Its two files are the article's. */
async function startBroker(): Promise<Broker> {
  const port = await freePort();
  writeFileSync(pathOf('fleet.conf'), `${settingsOf(port)}\nuser root\nlog_dest stderr\nlog_type all\n`);
  writeFileSync(pathOf('fleet.acl'), articleFile('/etc/mosquitto/fleet.acl'), { mode: 0o600 });
  const child = spawn(program, ['-c', pathOf('fleet.conf')], { cwd: folder });
  children.add(child);
  let log = '';
  child.stdout.on('data', (data: Buffer) => (log += data.toString()));
  child.stderr.on('data', (data: Buffer) => (log += data.toString()));
  await waitFor('the broker', () => / running|Error/.test(log) || child.exitCode !== null).catch(() => {
    throw new Error(`the broker does not start:\n${log}`);
  });
  if (child.exitCode !== null || !/ running/.test(log)) throw new Error(`the broker does not start:\n${log}`);
  return {
    port,
    log: () => log,
    async reload() {
      const before = log.length;
      child.kill('SIGHUP');
      await waitFor('the reload', () => log.slice(before).includes('Reloading config'));
      // The broker logs this before it reads the files.
      await pause(300);
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = new Promise((resolve) => child.once('exit', resolve));
        child.kill();
        await exited;
      }
      children.delete(child);
    },
  };
}

const connectionArguments = (port: number, certificate: string | undefined) => [
  ...`-h localhost -p ${port} --cafile ${pathOf('trusted-by-devices.crt')}`.split(' '),
  ...(certificate ? `--cert ${pathOf(`${certificate}.crt`)} --key ${pathOf(`${certificate}.key`)}`.split(' ') : []),
];

/** Starts a client that stays subscribed to a topic, with the certificate `name`. */
export function listen({ port }: Broker, name: string, topic: string) {
  // Line-buffered: a pipe would delay its output.
  const child = spawn('stdbuf', [
    '-oL',
    'mosquitto_sub',
    ...connectionArguments(port, name),
    ...`-i listen-${name} -t ${topic} -q 1 -k 5 -v -d`.split(' '),
  ]);
  children.add(child);
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  return {
    output: () => output,
    ready: () => waitFor(`${name} to subscribe`, () => output.includes('SUBACK')),
    /** mosquitto_sub reconnects by itself; a second CONNECT shows that. */
    connections: () => output.split('sending CONNECT').length - 1,
    stop: () => {
      child.kill();
      children.delete(child);
    },
  };
}

export type Listener = ReturnType<typeof listen>;

/**
 * Sends a message with QoS 1, for 8 seconds at most. Resolves to the exit code (null after 8 seconds), the last line of
 * errors that the sender printed, and whether the collector received the message.
 */
export async function send(
  broker: Broker,
  certificate: string | undefined,
  collector: Listener,
  topic = `fleet/${certificate ?? 'pump-1'}/readings`,
) {
  const message = `m${Math.random().toString(36).slice(2)}`;
  const child = spawn('mosquitto_pub', [
    ...connectionArguments(broker.port, certificate),
    ...`-t ${topic} -m ${message} -q 1 -i send-${certificate ?? 'nobody'}`.split(' '),
  ]);
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const limit = setTimeout(() => child.kill(), 8_000);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearTimeout(limit);
  // The collector may receive the message a little later.
  await pause(250);
  return { code, lastError: errors.trim().split('\n').at(-1) ?? '', arrived: collector.output().includes(message) };
}

/** The serial number of the certificate that the broker presents to a device. */
export async function presentedSerial({ port }: Broker): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connectTls(
      {
        port,
        host: '127.0.0.1',
        servername: 'localhost',
        ca: readFileSync(pathOf('trusted-by-devices.crt')),
        cert: readFileSync(pathOf('pump-1.crt')),
        key: readFileSync(pathOf('pump-1.key')),
      },
      () => {
        resolve(socket.getPeerCertificate().serialNumber);
        socket.end();
      },
    );
    socket.once('error', reject);
  });
}

/** Runs `work` with a broker that has read the files as they are now, and a connected collector; then stops both. */
export async function withBroker(work: (broker: Broker, collector: Listener) => Promise<void>) {
  const broker = await startBroker();
  const collector = listen(broker, 'collector', 'fleet/+/readings');
  try {
    await collector.ready();
    await work(broker, collector);
  } finally {
    collector.stop();
    await broker.stop();
  }
}

/** Stops everything that a failed trial has left running. */
export function stopAll() {
  for (const child of children) child.kill();
}
