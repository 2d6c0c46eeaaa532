import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

type ReceivedCall = { method: string | undefined; headers: IncomingHttpHeaders; body: string };

/** A web server on this machine that records requests and answers like `answer`: with 204 at first. */
type TestReceiver = { url: string; calls: ReceivedCall[]; answer: (response: ServerResponse) => void };

/** Starts the web server on a free port, until the running test has finished. */
export async function startTestReceiver(): Promise<TestReceiver> {
  const receiver: TestReceiver = { url: '', calls: [], answer: (response) => response.writeHead(204).end() };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    receiver.calls.push({ method: request.method, headers: request.headers, body });
    receiver.answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/enquiries`;
  return receiver;
}
