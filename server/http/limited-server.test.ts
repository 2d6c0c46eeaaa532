import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exampleDist } from '../testing/example-dist.ts';
import { enquiryUrl, json } from '../testing/enquiry-requests.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { startApp } from '../testing/running-app.ts';
import { readSite } from '../pages/read-site.ts';
import { requestLimits } from './request-limits.ts';

/** Limits with timeouts that a test can wait for. */
const quick = { ...requestLimits, headersTimeout: 200, requestTimeout: 200, timeoutCheckInterval: 50 };

function openSocket(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

async function answerTo(port: number, request: string): Promise<string> {
  const socket = openSocket(port);
  socket.write(request);
  return text(socket);
}

const head = `POST ${enquiryUrl} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n`;

describe('a client that stalls', () => {
  it.each([
    ['without a word', ''],
    ['within the headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: '],
    ['before the body', `${head}\r\n`],
    ['within the body', `${head}\r\n{"name":`],
  ])('%s is refused and disconnected', async (_, sent) => {
    const { port } = await startApp({ limits: quick });
    const answer = await answerTo(port, sent);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('X-Content-Type-Options: nosniff');
  });

  it('is disconnected if it does not read the answer', async () => {
    const site = readSite(exampleDist({ 'large.txt': 'x'.repeat(30_000_000) }));
    const { app, port } = await startApp({ site, limits: { ...requestLimits, socketTimeout: 200 } });
    const socket = openSocket(port).pause();
    const accepted = once(app.server, 'connection');
    socket.write('GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n');
    const [served] = (await accepted) as [Socket];
    if (!served.destroyed) await once(served, 'close');
    expect(served.destroyed).toBe(true);
  });

  it('does not delay others: an enquiry is accepted while 200 clients stall at every stage', async () => {
    const store = memoryStore();
    const { port, ask } = await startApp({ store });
    const stages = ['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: x\r\n', `${head}\r\n{`];
    const stalled = Array.from({ length: 200 }, () => openSocket(port));
    await Promise.all(stalled.map((socket) => once(socket, 'connect')));
    stalled.forEach((socket, index) => socket.write(stages[index % stages.length] ?? ''));
    expect((await ask(enquiryUrl, json(exampleEnquiry()))).status).toBe(201);
    expect((await ask('/')).status).toBe(200);
    expect(stalled.filter((socket) => socket.destroyed)).toEqual([]);
  });
});

it('an idle connection is closed for a new one when the maximum is reached', async () => {
  const { port, ask } = await startApp({ limits: { ...requestLimits, connections: 2 } });
  const [first, second] = [openSocket(port), openSocket(port)];
  await Promise.all([first, second].map((socket) => once(socket, 'connect')));
  const closed = once(first.resume(), 'close');
  expect((await ask('/')).status).toBe(200);
  await closed;
  expect(second.destroyed).toBe(false);
});

it('a message of 9.5 kB is accepted in chunks of thirty bytes, and refused in chunks of one', async () => {
  const store = memoryStore();
  const { port } = await startApp({ store });
  const body = JSON.stringify(exampleEnquiry({ question: 'q'.repeat(9200) }));
  const chunkedRequest = (size: number): string => {
    const pieces = body.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
    const chunks = pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`).join('');
    const chunked = head.replace(/Content-Length.*/, 'Transfer-Encoding: chunked\r\nConnection: close');
    return `${chunked}\r\n${chunks}0\r\n\r\n`;
  };
  expect(await answerTo(port, chunkedRequest(30))).toMatch(/^HTTP\/1\.1 201 /);
  const refused = await answerTo(port, chunkedRequest(1));
  expect(refused).toMatch(/^HTTP\/1\.1 400 /);
  expect(refused).toContain('too many small pieces');
});

describe('a malformed request', () => {
  it.each([
    ['text that is not HTTP', 'hello\r\n\r\n', 400],
    ['no HTTP version', `POST ${enquiryUrl}\r\nHost: x\r\n\r\n`, 400],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two Hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHOST: y\r\n\r\n', 400],
    ['two Hosts in HTTP/1.0', 'GET / HTTP/1.0\r\nHost: x\r\nHost: x\r\n\r\n', 400],
    ['two lengths', `POST ${enquiryUrl} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx`, 400],
    [
      'a length and chunks',
      `POST ${enquiryUrl} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
      400,
    ],
    [
      'malformed chunks',
      `POST ${enquiryUrl} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
      400,
    ],
    ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address of 20 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: the-moon\r\n\r\n', 417],
  ])('with %s is refused with the headers of every answer', async (_, request, status) => {
    const { port, ask } = await startApp();
    const answer = await answerTo(port, request);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const header of [
      'Content-Security-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
    ])
      expect(answer).toContain(`\r\n${header}: `);
    expect((await ask('/')).status).toBe(200);
  });
});
