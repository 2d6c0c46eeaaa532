import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { createServer as createTlsServer, Server as TlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Certificate } from './make-certificate.ts';

type ReceivedCall = { method: string | undefined; headers: IncomingHttpHeaders; body: string };

/** A web server on this machine that records requests and answers them by `answer`: with 204 at first. */
type TestReceiver = {
  url: string;
  calls: ReceivedCall[];
  answer: (response: ServerResponse) => void;
  /** Replaces the certificate of a server that was started with one. */
  setCertificate: (certificate: Certificate) => void;
};

/** Starts the web server on a free port, until the running test has finished. With a `certificate` it takes `https:` only. */
export async function startTestReceiver(certificate?: Certificate): Promise<TestReceiver> {
  const receiver: TestReceiver = {
    url: '',
    calls: [],
    answer: (response) => response.writeHead(204).end(),
    setCertificate(newCertificate) {
      if (!(server instanceof TlsServer)) throw new Error('the receiver was started without a certificate');
      server.setSecureContext(newCertificate);
    },
  };
  const listener: RequestListener = async (request, response) => {
    const body = await text(request);
    receiver.calls.push({ method: request.method, headers: request.headers, body });
    receiver.answer(response);
  };
  const server = certificate ? createTlsServer(certificate, listener) : createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  receiver.url = `${certificate ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}/enquiries`;
  return receiver;
}
