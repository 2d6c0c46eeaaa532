import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { enquiryLimits } from '#contract/enquiry.ts';
import { refusals } from '#languages/en.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { enquiryUrl, json } from '../testing/enquiry-requests.ts';
import { exampleReference, memoryStore } from '../testing/memory-store.ts';
import { startApp } from '../testing/running-app.ts';

describe('an enquiry sent as JSON', () => {
  it('is stored, then answered with 201', async () => {
    const store = memoryStore();
    const { ask } = await startApp({ store });
    const answer = await ask(enquiryUrl, json(exampleEnquiry(), { 'Content-Type': 'application/json; charset=utf-8' }));
    expect(answer.status).toBe(201);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(answer.text)).toEqual({ stored: true, reference: exampleReference });
    expect(store.stored).toEqual([exampleEnquiry()]);
  });

  it('is rejected without an email address, and nothing is stored', async () => {
    const store = memoryStore();
    const { ask } = await startApp({ store });
    const { email: _, ...withoutEmail } = exampleEnquiry();
    const answer = await ask(enquiryUrl, json(withoutEmail));
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text)).toEqual({
      error: 'The enquiry was not accepted.',
      refusals: [{ field: 'email', reason: refusals.email }],
    });
    expect(store.stored).toEqual([]);
  });

  it.each([
    ['malformed', '{"name":'],
    ['empty', ''],
    ['made to change prototypes', '{"__proto__":{"admin":true}}'],
  ])('is answered with 400 if it is %s', async (_, body) => {
    const { ask } = await startApp();
    const answer = await ask(enquiryUrl, json(body));
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toEqual({ error: expect.any(String) });
  });

  it('is rejected if it is not an object', async () => {
    const { ask } = await startApp();
    for (const body of ['null', '[]', '"text"', '7']) expect((await ask(enquiryUrl, json(body))).status).toBe(422);
  });

  it('is answered with 413 over 64 kB, even if its length is not declared', async () => {
    const store = memoryStore();
    const { ask, port } = await startApp({ store });
    const tooLarge = JSON.stringify(exampleEnquiry({ question: 'q'.repeat(64 * 1024) }));
    expect((await ask(enquiryUrl, json(tooLarge))).status).toBe(413);
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${enquiryUrl} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n` +
        `Transfer-Encoding: chunked\r\n\r\n${tooLarge.length.toString(16)}\r\n${tooLarge}\r\n0\r\n\r\n`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1.1 413 /);
    expect(store.stored).toEqual([]);
  });

  it('is accepted with the longest message in any script', async () => {
    const { ask } = await startApp();
    const question = '会'.repeat(enquiryLimits.question);
    expect((await ask(enquiryUrl, json(exampleEnquiry({ question })))).status).toBe(201);
  });

  it('is stored and acknowledged before stray bytes after it are rejected', async () => {
    const store = memoryStore();
    const { port } = await startApp({ store });
    const body = JSON.stringify(exampleEnquiry());
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${enquiryUrl} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}\r\nstray\r\n\r\n`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 .*HTTP\/1\.1 400 /s);
    expect(store.stored).toHaveLength(1);
  });
});

describe('requests that are not enquiries', () => {
  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'application/jsonp', ''])(
    'a body of the type %j is answered with 415',
    async (type) => {
      const { ask } = await startApp();
      const answer = await ask(enquiryUrl, json(exampleEnquiry(), { 'Content-Type': type }));
      expect(answer.status).toBe(415);
      expect(JSON.parse(answer.text)).toEqual({ error: expect.any(String) });
    },
  );

  it('a POST without a body is answered with 415', async () => {
    const { ask } = await startApp();
    expect((await ask(enquiryUrl, { method: 'POST' })).status).toBe(415);
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is answered with 405', async (method) => {
    const { ask } = await startApp();
    const answer = await ask(`${enquiryUrl}?x=1`, { ...json(exampleEnquiry()), method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('POST');
  });

  it.each([
    '/api',
    '/api/',
    '/api?x',
    '/api/other',
    '/api/customerEnquiry/',
    '/api/customerenquiry',
    '/api/../index.html',
  ])('%s is answered with 404 in JSON, whatever is sent there', async (path) => {
    const { ask } = await startApp();
    for (const request of [{}, json(exampleEnquiry()), json('x', { 'Content-Type': 'text/plain' }), json('{')]) {
      const answer = await ask(path, request);
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.text)).toEqual({ error: 'There is nothing at this address.' });
    }
  });

  it('a broken escape in the address is answered with 400 in JSON', async () => {
    const { ask } = await startApp();
    const answer = await ask('/api/%zz');
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toEqual({ error: expect.stringContaining('write %25 for each literal %') });
    expect(answer.headers['content-security-policy']).toBeDefined();
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Origin' });
  });
});
