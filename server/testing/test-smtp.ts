import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { Certificate } from './make-certificate.ts';

// When a handshake fails, smtp-server asks its socket for the protocol. Node.js 24.21 may crash there (in SSL_get_version), and with
// it all tests of the file: 9 of 112 runs on a busy machine. Nothing else asks.
TLSSocket.prototype.getProtocol = () => null;

/** The mail server's behavior, which tests may change at any time. */
export type SmtpBehavior =
  | 'accepts'
  /** Accepts connections and says nothing. */
  | 'silent'
  /** Accepts mail, each step after a delay. */
  | 'slow'
  /** 451 for every recipient. */
  | 'not now'
  /** 450 for `full@…`. */
  | 'one is full'
  /** 550 for every recipient. */
  | 'never'
  /** 421 for every recipient: it is about to close the connection. */
  | 'closing'
  /** Closes the connection when the mail has been sent, and keeps nothing. */
  | 'cuts';

/** A mail server on this machine, which refuses mail to `gone@…`. */
export type TestSmtp = {
  port: number;
  /** The settings with which a server sends its mail here. */
  environment: Record<'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO', string>;
  behavior: SmtpBehavior;
  /** The certificate of encrypted connections, from the next start on; STARTTLS is offered only with one. */
  certificate: Certificate | undefined;
  /** The text of a refusal; '' for one that fits the behavior. */
  refusalText: string;
  mails: Email[];
  /** The recipients of each mail, separated by spaces. */
  recipients: string[];
  /** The number of connections so far. */
  connectionCount: number;
  /** Resolves once somebody has connected. */
  waitForConnection(): Promise<void>;
  /** Resolves with all mails once there are `count`. */
  waitForMails(count: number): Promise<Email[]>;
  /** Stops listening and closes every connection. */
  stop(): Promise<void>;
  /** Listens again, on the same port. */
  start(): Promise<void>;
};

/** Milliseconds until a slow mail server answers. */
const slowDelay = 1000;

type SmtpOptions = {
  /** The password of every login; without one, the server asks for no login. */
  password?: string;
  certificate?: Certificate;
  /** Whether connections are encrypted from the start. Requires a certificate. */
  secure?: boolean;
};

/** Starts listening on any free port, until the running test has finished. */
export async function startTestSmtp({ password, certificate, secure = false }: SmtpOptions = {}): Promise<TestSmtp> {
  const sockets = new Set<Socket>();
  const connected = Promise.withResolvers<void>();
  const mailListeners = new Set<() => void>();
  const socketsByAddress = new Map<string, Socket>();

  const create = (): SMTPServer => {
    const server = new SMTPServer({
      authOptional: password === undefined,
      allowInsecureAuth: true,
      disabledCommands: [...(smtp.certificate ? [] : ['STARTTLS']), ...(password === undefined ? ['AUTH'] : [])],
      secure,
      ...smtp.certificate,
      closeTimeout: 1,
      logger: false,
      onAuth: (auth, _session, done) =>
        auth.password === password ? done(null, { user: auth.username }) : done(new Error('wrong password')),
      onConnect: async (_session, done) => {
        smtp.connectionCount++;
        connected.resolve();
        if (smtp.behavior === 'slow') await delay(slowDelay);
        if (smtp.behavior !== 'silent') done();
      },
      onRcptTo: async ({ address }, _session, done) => {
        if (smtp.behavior === 'slow') await delay(slowDelay);
        const refuse = (responseCode: number, words: string): void =>
          done(Object.assign(new Error(smtp.refusalText || words), { responseCode }));
        if (smtp.behavior === 'not now') refuse(451, 'come back later');
        else if (smtp.behavior === 'closing') refuse(421, 'closing down');
        else if (smtp.behavior === 'one is full' && /^full@/i.test(address)) refuse(450, 'mailbox is full');
        else if (smtp.behavior === 'never' || address.startsWith('gone@')) refuse(550, 'no such mailbox');
        else done();
      },
      onData: async (stream, session, done) => {
        const raw = await buffer(stream).catch(() => undefined);
        // The sender died before it had sent everything.
        if (!raw) return;
        if (smtp.behavior === 'cuts') {
          socketsByAddress.get(`${session.remoteAddress}:${session.remotePort}`)?.destroy();
          return;
        }
        if (smtp.behavior === 'slow') await delay(slowDelay);
        smtp.mails.push(await PostalMime.parse(raw));
        smtp.recipients.push(session.envelope.rcptTo.map(({ address }) => address).join(' '));
        done();
        for (const onMail of mailListeners) onMail();
      },
    });
    server.on('error', () => {});
    server.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      const address = `${socket.remoteAddress}:${socket.remotePort}`;
      socketsByAddress.set(address, socket);
      socket.once('close', () => {
        sockets.delete(socket);
        socketsByAddress.delete(address);
      });
    });
    return server;
  };

  let listeningServer: SMTPServer | undefined;
  const smtp: TestSmtp = {
    port: 0,
    get environment() {
      return {
        SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
        MAIL_FROM: 'site@juniperjay.example',
        MAIL_TO: 'sales@juniperjay.example',
      };
    },
    behavior: 'accepts',
    certificate,
    refusalText: '',
    mails: [],
    recipients: [],
    connectionCount: 0,
    waitForConnection: () => connected.promise,
    waitForMails(count) {
      const all = Promise.withResolvers<Email[]>();
      const onMail = (): void => {
        if (smtp.mails.length >= count) all.resolve(smtp.mails);
      };
      mailListeners.add(onMail);
      onMail();
      return all.promise;
    },
    async stop() {
      const closed = listeningServer && once(listeningServer.server, 'close');
      // Node crashes if a socket is destroyed below its TLS.
      if (smtp.certificate) listeningServer?.close();
      else {
        listeningServer?.server.close();
        for (const socket of sockets) socket.destroy();
      }
      listeningServer = undefined;
      await closed;
    },
    async start() {
      listeningServer = create();
      listeningServer.listen(smtp.port, '127.0.0.1');
      await once(listeningServer.server, 'listening');
      smtp.port = (listeningServer.server.address() as AddressInfo).port;
    },
  };
  await smtp.start();
  onTestFinished(() => smtp.stop());
  return smtp;
}
