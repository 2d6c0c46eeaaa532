import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { requestLimits } from './request-limits.ts';
import type { RequestLimits } from './request-limits.ts';
import { answerClientError, createLimitedServer } from './limited-server.ts';
import { listen } from './listen.ts';

const headers = new Map([['X-Content-Type-Options', 'nosniff']]);
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const closing = 'GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

async function connectedTo(
  answer: RequestListener,
  limits: RequestLimits = requestLimits,
): Promise<{ socket: Socket; server: Server; port: number }> {
  const server = createLimitedServer(answer, headers, limits, () => false);
  server.on('clientError', (error, socket) => answerClientError(error, socket, headers));
  const listening = await listen(server, '127.0.0.1', 0);
  onTestFinished(() => listening.close());
  onTestFinished(() => server.closeAllConnections());
  const socket = connect(listening.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  return { socket, server, port: listening.port };
}

const connected = async (...given: Parameters<typeof connectedTo>): Promise<Socket> =>
  (await connectedTo(...given)).socket;

const statuses = (answers: string): string[] =>
  Array.from(answers.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => status ?? '');

it('pipelined requests are answered one after another, in their order', async () => {
  let underWay = 0;
  let most = 0;
  const socket = await connected((request, response) => {
    most = Math.max(most, ++underWay);
    response.once('finish', () => underWay--);
    setImmediate(() => response.end(`[${request.url}]`));
  });
  socket.write(['/1', '/2', '/3'].map(get).join('') + closing);
  expect((await text(socket)).match(/\[[^\]]+\]/g)).toEqual(['[/1]', '[/2]', '[/3]', '[/last]']);
  expect(most).toBe(1);
});

it('no more is read while a request waits, and all of it in the end', async () => {
  const seen = Promise.withResolvers<ServerResponse>();
  let answered = 0;
  const socket = await connected((_, response) => {
    if (answered++ === 0) seen.resolve(response);
    else response.end();
  });
  const many = 300;
  for (let count = 0; count < many; count++) {
    socket.write(get('/'));
    // Each a packet of its own, as far as can be.
    await new Promise((resume) => setImmediate(resume));
  }
  socket.write(closing);
  (await seen.promise).end();
  const all = statuses(await text(socket));
  // What was read at one go may be too much; what was not read yet is not.
  expect(all.length).toBeGreaterThanOrEqual(requestLimits.pipelinedRequests);
  expect(answered).toBe(all.filter((status) => status === '200').length);
});

it('requests past the limit are not even made: those before are answered, then it is 429', async () => {
  let made = 0;
  const { socket, server } = await connectedTo((_, response) => void setImmediate(() => response.end()));
  server.on('request', () => made++);
  socket.write(get('/').repeat(1000));
  const all = statuses(await text(socket));
  expect(all).toEqual([...Array<string>(requestLimits.pipelinedRequests).fill('200'), '429']);
  expect(made).toBe(requestLimits.pipelinedRequests);
});

it('others are served between the slices of what comes on one connection', async () => {
  const turns: string[] = [];
  const { socket, port } = await connectedTo((request, response) => {
    turns.push(request.url ?? '');
    request.resume().once('end', () => response.end());
  });
  const pieces = 'POST /pieces HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n' + '1\r\nx\r\n'.repeat(10_000);
  socket.write(pieces);
  await vi.waitFor(() => expect(turns).toEqual(['/pieces']));
  const other = connect(port, '127.0.0.1');
  onTestFinished(() => void other.destroy());
  other.write(get('/other'));
  await once(other, 'data');
  socket.write(`0\r\n\r\n${closing}`);
  expect(statuses(await text(socket))).toEqual(['200', '200']);
  expect(turns).toEqual(['/pieces', '/other', '/last']);
});

it('what comes in slices is what was sent', async () => {
  const { socket } = await connectedTo(async (request, response) => response.end(await text(request)));
  const body = Array.from({ length: 9000 }, (_, line) => `${line}\r\n\r\n`).join('');
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${body.length}\r\nX-Long: ${'a'.repeat(9000)}\r\n\r\n${body}`,
  );
  expect((await text(socket)).split('\r\n\r\n').slice(1).join('\r\n\r\n')).toBe(body);
});

it('what cannot be read is refused after the answer to what came before it', async () => {
  const socket = await connected((_, response) => void setTimeout(() => response.end('kept'), 20));
  socket.write(`${get('/')}stray bytes\r\n\r\n`);
  const answers = await text(socket);
  expect(statuses(answers)).toEqual(['200', '400']);
  expect(answers).toContain('kept');
});

it('a body that cannot be read is refused at once, also when it is not the first request', async () => {
  const socket = await connected((request, response) => {
    request.resume().once('end', () => response.end());
  });
  const post = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
  socket.write(`${get('/')}${post}no chunk\r\n`);
  expect(statuses(await text(socket))).toEqual(['200', '400']);
});

it('a body that never ends is refused, also when it is not the first request', async () => {
  const limits = { ...requestLimits, headersTimeout: 100, requestTimeout: 100, timeoutCheckInterval: 20 };
  const socket = await connected((request, response) => {
    request.resume().once('end', () => response.end());
  }, limits);
  socket.write(`${get('/')}POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx`);
  expect(statuses(await text(socket))).toEqual(['200', '408']);
});
