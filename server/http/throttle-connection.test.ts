import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listenUntilTestEnds } from '../testing/listen-until-test-ends.ts';
import { requestLimits } from './request-limits.ts';
import type { RequestLimits } from './request-limits.ts';
import { answerClientError, createLimitedServer } from './limited-server.ts';

const headers = new Map([['X-Content-Type-Options', 'nosniff']]);
const getRequest = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const closingRequest = 'GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

async function connectToServer(
  answer: RequestListener,
  limits: RequestLimits = requestLimits,
): Promise<{ socket: Socket; server: Server; port: number }> {
  const server = createLimitedServer(answer, headers, limits, () => false);
  server.on('clientError', (error, socket) => answerClientError(error, socket, headers));
  const port = await listenUntilTestEnds(server);
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  return { socket, server, port };
}

const connectClient = async (...args: Parameters<typeof connectToServer>): Promise<Socket> =>
  (await connectToServer(...args)).socket;

const statuses = (answers: string): string[] =>
  Array.from(answers.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => status ?? '');

it('pipelined requests are answered one after another, in order', async () => {
  let underWay = 0;
  let maxUnderWay = 0;
  const socket = await connectClient((request, response) => {
    maxUnderWay = Math.max(maxUnderWay, ++underWay);
    response.once('finish', () => underWay--);
    setImmediate(() => response.end(`[${request.url}]`));
  });
  socket.write(['/1', '/2', '/3'].map(getRequest).join('') + closingRequest);
  expect((await text(socket)).match(/\[[^\]]+\]/g)).toEqual(['[/1]', '[/2]', '[/3]', '[/last]']);
  expect(maxUnderWay).toBe(1);
});

it('a request that was read together with the end of the previous body waits for that body’s answer', async () => {
  let underWay = 0;
  let maxUnderWay = 0;
  const socket = await connectClient((request, response) => {
    maxUnderWay = Math.max(maxUnderWay, ++underWay);
    response.once('finish', () => underWay--);
    request.resume().once('end', () => setImmediate(() => response.end(`[${request.url}]`)));
  });
  const post = (path: string): string => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nab`;
  socket.write(['/1', '/2', '/3'].map(post).join('') + closingRequest);
  expect((await text(socket)).match(/\[[^\]]+\]/g)).toEqual(['[/1]', '[/2]', '[/3]', '[/last]']);
  expect(maxUnderWay).toBe(1);
});

it('nothing more is read while a request waits, and everything is read eventually', async () => {
  const seen = Promise.withResolvers<ServerResponse>();
  let seenCount = 0;
  const socket = await connectClient((_, response) => {
    seenCount += 1;
    if (seenCount === 1) seen.resolve(response);
    else response.end();
  });
  const requestCount = 300;
  for (let count = 0; count < requestCount; count++) {
    socket.write(getRequest('/'));
    // Each in a separate packet, if possible.
    await new Promise((resume) => setImmediate(resume));
  }
  socket.write(closingRequest);
  const first = await seen.promise;
  expect(seenCount).toBe(1);
  first.end();
  expect(statuses(await text(socket))).toEqual(Array<string>(requestCount + 1).fill('200'));
});

it('only one of thousands of pipelined requests is made at a time, and all are answered', async () => {
  let begun = 0;
  let answered = 0;
  let maxUnderWay = 0;
  const { socket, server } = await connectToServer((_, response) => void setImmediate(() => response.end()));
  server.on('request', (_, response: ServerResponse) => {
    maxUnderWay = Math.max(maxUnderWay, ++begun - answered);
    response.once('close', () => answered++);
  });
  socket.write(getRequest('/').repeat(3000) + closingRequest);
  expect(statuses(await text(socket))).toEqual(Array<string>(3001).fill('200'));
  expect(maxUnderWay).toBe(1);
});

it('other connections are served between the answers to one connection’s pipelined requests', async () => {
  const turns: string[] = [];
  const seen = Promise.withResolvers<ServerResponse>();
  const { socket, port } = await connectToServer((request, response) => {
    turns.push(request.url ?? '');
    if (turns.length === 1) seen.resolve(response);
    else response.end();
  });
  socket.write(getRequest('/ahead').repeat(15) + closingRequest);
  const first = await seen.promise;
  const other = connect(port, '127.0.0.1');
  onTestFinished(() => void other.destroy());
  await new Promise<void>((resolve) => other.write(getRequest('/other'), () => resolve()));
  first.end();
  await text(socket);
  expect(turns).toHaveLength(17);
  // Long before the last: in which turn it arrives is up to the system.
  expect(turns.indexOf('/other')).toBeLessThan(turns.indexOf('/last') - 5);
});

it('other connections are served between the slices of one connection’s data', async () => {
  const turns: string[] = [];
  const { socket, port } = await connectToServer((request, response) => {
    turns.push(request.url ?? '');
    request.resume().once('end', () => response.end());
  });
  const pieces = 'POST /pieces HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n' + '1\r\nx\r\n'.repeat(10_000);
  socket.write(pieces);
  await vi.waitFor(() => expect(turns).toEqual(['/pieces']), { timeout: 30_000 });
  const other = connect(port, '127.0.0.1');
  onTestFinished(() => void other.destroy());
  other.write(getRequest('/other'));
  await once(other, 'data');
  socket.write(`0\r\n\r\n${closingRequest}`);
  expect(statuses(await text(socket))).toEqual(['200', '200']);
  expect(turns).toEqual(['/pieces', '/other', '/last']);
});

it('sliced data arrives unchanged', async () => {
  const { socket } = await connectToServer(async (request, response) => response.end(await text(request)));
  const body = Array.from({ length: 9000 }, (_, line) => `${line}\r\n\r\n`).join('');
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${body.length}\r\nX-Long: ${'a'.repeat(9000)}\r\n\r\n${body}`,
  );
  expect((await text(socket)).split('\r\n\r\n').slice(1).join('\r\n\r\n')).toBe(body);
});

it('unreadable data is refused after the answers to what came before it', async () => {
  const socket = await connectClient((_, response) => void setTimeout(() => response.end('kept'), 20));
  socket.write(`${getRequest('/')}stray bytes\r\n\r\n`);
  const answers = await text(socket);
  expect(statuses(answers)).toEqual(['200', '400']);
  expect(answers).toContain('kept');
});

it('an unreadable body is refused immediately, even if it is not of the first request', async () => {
  const socket = await connectClient((request, response) => {
    request.resume().once('end', () => response.end());
  });
  const post = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
  socket.write(`${getRequest('/')}${post}no chunk\r\n`);
  expect(statuses(await text(socket))).toEqual(['200', '400']);
});

it('an endless body is refused, even if it is not the first request', async () => {
  const limits = { ...requestLimits, timeoutCheckInterval: 20 };
  const { socket, server } = await connectToServer((request, response) => {
    // Only now, since a busy machine may read the first request long after it has accepted the connection.
    Object.assign(server, { headersTimeout: 200, requestTimeout: 200 });
    request.resume().once('end', () => response.end());
  }, limits);
  socket.write(`${getRequest('/')}POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx`);
  expect(statuses(await text(socket))).toEqual(['200', '408']);
});
