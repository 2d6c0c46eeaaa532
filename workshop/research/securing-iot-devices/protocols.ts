/** Just enough of five protocols to tell whether a server accepts a client after the TLS handshake. */
import { readFileSync } from 'node:fs';
import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { pathOf } from './certificates.ts';

interface Protocol {
  /** Sent before TLS, if the protocol begins without it. */
  before?: Buffer;
  /** Sent after the TLS handshake. */
  greeting: Buffer;
  /** Whether the first answer accepts the client. */
  isServed: (answer: Buffer) => boolean;
  /** Sent every second on an open connection. */
  poll?: Buffer;
}

/** PostgreSQL's startup message, version 3.0: its length and the version, then parameters. */
const startupMessage = (text: string) => {
  const body = Buffer.from(`${text}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + 8, 0);
  head.writeInt32BE(0x0003_0000, 4);
  return Buffer.concat([head, body]);
};
const httpRequest = Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');

export const protocols = {
  http: {
    greeting: httpRequest,
    isServed: (answer) => answer.toString().startsWith('HTTP/1.1 200'),
    poll: httpRequest,
  },
  echo: {
    greeting: Buffer.from('hello\n'),
    isServed: (answer) => answer.includes('hello'),
    poll: Buffer.from('still\n'),
  },
  mqtt: {
    // CONNECT of MQTT 3.1.1 with a clean session, no keep-alive and an empty client id.
    greeting: Buffer.from('100c00044d515454040200000000', 'hex'),
    // CONNACK with the code for “accepted”.
    isServed: (answer) => answer[0] === 0x20 && answer[3] === 0,
    // PINGREQ.
    poll: Buffer.from('c000', 'hex'),
  },
  // Greeted but never logged in: the server is configured to wait. A method frame, of type 1, begins the login.
  amqp: { greeting: Buffer.from('AMQP\0\0\x09\x01'), isServed: (answer) => answer[0] === 1 },
  postgres: {
    // SSLRequest.
    before: Buffer.from('0000000804d2162f', 'hex'),
    greeting: startupMessage('user\0postgres\0database\0postgres'),
    // A message of type R, about authentication: here it says that none is needed.
    isServed: (answer) => answer[0] === 0x52,
    // The query SELECT 1.
    poll: Buffer.from('510000000d53454c454354203100', 'hex'),
  },
} satisfies Record<string, Protocol>;

export interface Connection {
  isOpen: () => boolean;
  end: () => void;
}

/**
 * A connection with a device's certificate, once it is accepted; undefined if it is refused or not accepted within 3
 * seconds.
 */
export async function connect(protocol: Protocol, port: number, device: string): Promise<Connection | undefined> {
  const plain = connectTcp({ port, host: '127.0.0.1' });
  plain.on('error', () => {});
  if (protocol.before) {
    await new Promise((resolve) => plain.once('connect', resolve).once('close', resolve));
    if (plain.destroyed) return undefined;
    plain.write(protocol.before);
    await new Promise((resolve) => plain.once('data', resolve).once('close', resolve));
  }
  return startTls(protocol, plain, device);
}

/** Starts TLS on a connection and sends the greeting. Resolves to undefined if the server does not accept the client. */
async function startTls(protocol: Protocol, plain: Socket, device: string): Promise<Connection | undefined> {
  const socket = connectTls({
    socket: plain,
    servername: 'localhost',
    ca: readFileSync(pathOf('trusted-by-devices.crt')),
    cert: readFileSync(pathOf(`${device}.crt`)),
    key: readFileSync(pathOf(`${device}.key`)),
  });
  let isOpen = true;
  const isAccepted = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), 3_000);
    const decide = (value: boolean) => {
      clearTimeout(timer);
      resolve(value);
    };
    socket.once('secureConnect', () => socket.write(protocol.greeting));
    socket.once('data', (answer: Buffer) => decide(protocol.isServed(answer)));
    socket.on('error', () => decide(false));
    socket.once('close', () => {
      isOpen = false;
      decide(false);
    });
  });
  if (!isAccepted) {
    socket.destroy();
    return undefined;
  }
  socket.on('data', () => {});
  const timer = setInterval(() => protocol.poll && isOpen && socket.write(protocol.poll), 1_000);
  return {
    isOpen: () => isOpen,
    end: () => {
      clearInterval(timer);
      socket.destroy();
    },
  };
}
