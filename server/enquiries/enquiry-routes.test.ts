import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { describe, expect, it, test } from 'vitest';
import { honeypotField, secondsHeader } from '#contract/enquiry-form.ts';
import { validationMessages } from '#contract/field-error.ts';
import { enquiryKey } from '../storage/enquiry-key.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { exampleReference, memoryStore } from '../testing/memory-store.ts';
import { exampleNow, runningApp } from '../testing/running-app.ts';
import type { Ask } from '../testing/running-app.ts';

const path = '/api/customerEnquiry';

function json(body: unknown, headers: Record<string, string> = {}): Ask {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

function form(
  fields: Record<string, string>,
  headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' },
): Ask {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: String(new URLSearchParams(fields)),
  };
}

const filledIn = {
  name: 'Ada Moreno',
  email: 'ada@example.com',
  phone: '',
  question: 'One\r\ntwo',
  form: 'careers',
  applicationId: '9',
};

describe('an enquiry sent as JSON', () => {
  it('is stored, then answered with 201', async () => {
    const store = memoryStore();
    const { ask } = await runningApp({ store });
    const answer = await ask(path, json(exampleEnquiry(), { 'Content-Type': 'application/json; charset=utf-8' }));
    expect(answer.status).toBe(201);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(answer.text)).toEqual({ stored: true, reference: exampleReference });
    expect(store.kept).toEqual([exampleEnquiry()]);
  });

  it('without an e-mail address is refused and nothing is stored', async () => {
    const store = memoryStore();
    const { ask } = await runningApp({ store });
    const { email: _, ...withoutEmail } = exampleEnquiry();
    const answer = await ask(path, json(withoutEmail));
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text)).toEqual({
      error: 'The enquiry was not accepted.',
      refusals: [{ field: 'email', reason: validationMessages.email }],
    });
    expect(store.kept).toEqual([]);
  });

  test.each([
    ['malformed', '{"name":'],
    ['empty', ''],
    ['made to change prototypes', '{"__proto__":{"admin":true}}'],
  ])('that is %s is answered with 400', async (_, body) => {
    const { ask } = await runningApp();
    const answer = await ask(path, json(body));
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toEqual({ error: expect.any(String) });
  });

  it('that is no object is refused', async () => {
    const { ask } = await runningApp();
    for (const body of ['null', '[]', '"text"', '7']) expect((await ask(path, json(body))).status).toBe(422);
  });

  it('over 64 kB is answered with 413, also when its length is not told', async () => {
    const store = memoryStore();
    const { ask, port } = await runningApp({ store });
    const tooLarge = JSON.stringify(exampleEnquiry({ question: 'q'.repeat(64 * 1024) }));
    expect((await ask(path, json(tooLarge))).status).toBe(413);
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n` +
        `Transfer-Encoding: chunked\r\n\r\n${tooLarge.length.toString(16)}\r\n${tooLarge}\r\n0\r\n\r\n`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1.1 413 /);
    expect(store.kept).toEqual([]);
  });

  it('of the longest message in any script is taken', async () => {
    const { ask } = await runningApp();
    expect((await ask(path, json(exampleEnquiry({ question: '会'.repeat(10_000) })))).status).toBe(201);
  });
});

it('an enquiry with stray bytes behind it is stored and acknowledged before they are refused', async () => {
  const store = memoryStore();
  const { port } = await runningApp({ store });
  const body = JSON.stringify(exampleEnquiry());
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}` +
      `\r\n\r\n${body}\r\nstray\r\n\r\n`,
  );
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 .*HTTP\/1\.1 400 /s);
  expect(store.kept).toHaveLength(1);
});

describe('what is not an enquiry', () => {
  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'application/jsonp', ''])(
    'a body of the type %j is answered with 415',
    async (type) => {
      const { ask } = await runningApp();
      const answer = await ask(path, json(exampleEnquiry(), { 'Content-Type': type }));
      expect(answer.status).toBe(415);
      expect(JSON.parse(answer.text)).toEqual({ error: expect.any(String) });
    },
  );

  it('a POST without a body is answered with 415', async () => {
    const { ask } = await runningApp();
    expect((await ask(path, { method: 'POST' })).status).toBe(415);
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is answered with 405', async (method) => {
    const { ask } = await runningApp();
    const answer = await ask(`${path}?x=1`, { ...json(exampleEnquiry()), method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('POST');
  });

  test.each([
    '/api',
    '/api/',
    '/api?x',
    '/api/other',
    '/api/customerEnquiry/',
    '/api/customerenquiry',
    '/api/../index.html',
  ])('%s is answered with 404 in JSON, whatever is sent', async (other) => {
    const { ask } = await runningApp();
    for (const sent of [{}, json(exampleEnquiry()), json('x', { 'Content-Type': 'text/plain' }), json('{')]) {
      const answer = await ask(other, sent);
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.text)).toEqual({ error: 'There is nothing at this address.' });
    }
  });

  it('a broken escape in the address is answered with 400 in JSON', async () => {
    const { ask } = await runningApp();
    const answer = await ask('/api/%zz');
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toEqual({ error: expect.any(String) });
    expect(answer.headers['content-security-policy']).toBeDefined();
  });
});

describe('a store that fails', () => {
  it('is answered with 503 and Retry-After, and the next enquiry is taken once it works', async () => {
    const store = memoryStore();
    const { ask } = await runningApp({ store });
    store.failure = new Error('database or disk is full');
    const failed = await ask(path, json(exampleEnquiry()));
    expect(failed.status).toBe(503);
    expect(failed.headers['retry-after']).toBe('5');
    expect(failed.text).not.toContain('disk');
    expect((await ask('/')).status).toBe(200);
    store.failure = undefined;
    expect((await ask(path, json(exampleEnquiry()))).status).toBe(201);
  });

  it('gives a person without JavaScript their words back', async () => {
    const store = memoryStore();
    store.failure = new Error('full');
    const { ask } = await runningApp({ store });
    const answer = await ask(path, form(filledIn));
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain('value="ada@example.com"');
  });
});

describe('a form without JavaScript', () => {
  test.each(['contact', 'careers'])('the %s form is stored and sent on to its thank-you page', async (kind) => {
    const store = memoryStore();
    const { ask } = await runningApp({ store });
    const answer = await ask(path, form({ ...filledIn, form: kind }));
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`/thank-you/${kind}/?reference=${exampleReference}`);
    expect(store.kept).toEqual([
      exampleEnquiry({ phone: '', question: 'One\ntwo', created: exampleNow.toISOString() }),
    ]);
  });

  it('keeps the time of the first sending when it is sent again', async () => {
    const store = memoryStore();
    const { ask } = await runningApp({ store });
    await ask(path, form({ ...filledIn, created: '2026-11-21T17:59:00.000Z' }));
    expect(store.kept[0]?.created).toBe('2026-11-21T17:59:00.000Z');
  });

  it('refused, shows a page that names the fields and keeps what was typed', async () => {
    const store = memoryStore();
    const { ask } = await runningApp({ store });
    const answer = await ask(path, form({ ...filledIn, email: 'ada', phone: '12', question: 'Keep <b>this</b>' }));
    expect(answer.status).toBe(422);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain(validationMessages.emailShape);
    expect(answer.text).toContain(validationMessages.phone);
    expect(answer.text).toContain('value="Ada Moreno"');
    expect(answer.text).toContain('>\nKeep &lt;b&gt;this&lt;/b&gt;</textarea>');
    expect(answer.text).toContain('name="form" value="careers"');
    expect(answer.text).toContain(`name="created" value="${exampleNow.toISOString()}"`);
    expect(store.kept).toEqual([]);
  });

  it('too long, is told so in a page', async () => {
    const { ask } = await runningApp();
    const answer = await ask(path, form({ ...filledIn, question: 'q'.repeat(100_000) }));
    expect(answer.status).toBe(413);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('of the longest message is taken though a browser posts its line breaks as two characters', async () => {
    const { ask } = await runningApp();
    const question = `a${'\r\n'.repeat(9998)}b`;
    expect((await ask(path, form({ ...filledIn, question }))).status).toBe(303);
  });

  it('of the longest message in any script is taken, though every byte of it is escaped', async () => {
    const { ask } = await runningApp();
    expect((await ask(path, form({ ...filledIn, question: '会'.repeat(10_000) }))).status).toBe(303);
  });

  it('sent twice by a double click is one enquiry, and a corrected phone number is another', async () => {
    const store = memoryStore();
    let now = new Date('2026-11-21T18:00:59.900Z');
    const { ask } = await runningApp({ store, clock: () => now });
    await ask(path, form(filledIn));
    now = new Date('2026-11-21T18:01:00.200Z');
    await ask(path, form(filledIn));
    await ask(path, form({ ...filledIn, phone: '(281) 555-0143' }));
    expect(new Set(store.kept.map(enquiryKey)).size).toBe(2);
    expect(store.kept[1]).toEqual(store.kept[0]);
  });

  it('whose hidden field was filled in is stored and marked, also after a correction', async () => {
    const store = memoryStore();
    const { ask } = await runningApp({ store });
    const refused = await ask(path, form({ ...filledIn, email: '', [honeypotField]: 'https://"a".example' }));
    expect(refused.text).toContain(`name="${honeypotField}" value="https://&quot;a&quot;.example"`);
    expect((await ask(path, form({ ...filledIn, [honeypotField]: 'https://a.example' }))).status).toBe(303);
    expect((await ask(path, form({ ...filledIn, [honeypotField]: '' }))).status).toBe(303);
    expect(store.circumstances).toEqual([
      {
        receivedAt: exampleNow,
        form: 'careers',
        suspicion: 'a field that people do not see was filled in',
        mayConfirm: false,
      },
      { receivedAt: exampleNow, form: 'careers', suspicion: null, mayConfirm: true },
    ]);
  });

  test.each([
    ['Sec-Fetch-Site: cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'Sec-Fetch-Site': 'same-site' }],
    ['a foreign Origin', { Origin: 'https://elsewhere.example' }],
    ['Origin: null', { Origin: 'null' }],
    ['a foreign Referer', { Referer: 'https://elsewhere.example/' }],
  ])('on another site is not stored, but can be sent from here: %s', async (_, headers: Record<string, string>) => {
    const store = memoryStore();
    const { ask } = await runningApp({ store });
    const answer = await ask(path, form(filledIn, headers));
    expect(answer.status).toBe(403);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain('value="ada@example.com"');
    expect(store.kept).toEqual([]);
  });

  it('of this site is taken from an older browser, a very old one and a program', async () => {
    const { ask, port } = await runningApp();
    const here = `http://127.0.0.1:${port}`;
    for (const headers of [{ Origin: here }, { Referer: `${here}/contact-us/` }, {}] as Record<string, string>[])
      expect((await ask(path, form(filledIn, headers))).status).toBe(303);
  });

  it('whose browser hides its origin is taken when the browser says that it is ours', async () => {
    const { ask } = await runningApp();
    expect((await ask(path, form(filledIn, { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }))).status).toBe(303);
  });

  it('on an allowed site is stored and leads back to that site', async () => {
    const { ask } = await runningApp({ allowedOrigins: new Set(['https://www.example.com']) });
    const headers = { Origin: 'https://www.example.com', 'Sec-Fetch-Site': 'same-site' };
    expect((await ask(path, form(filledIn, headers))).headers.location).toBe(
      `https://www.example.com/thank-you/careers/?reference=${exampleReference}`,
    );
  });

  it('with a field sent twice or not known is refused', async () => {
    const { ask } = await runningApp();
    const twice = form(filledIn);
    expect((await ask(path, { ...twice, body: `${twice.body}&email=b%40example.com` })).text).toContain(
      validationMessages.email,
    );
    expect((await ask(path, form({ ...filledIn, cc: 'x' }))).text).toContain(validationMessages.unknown);
  });
});

describe('a confirmation', () => {
  const browser = { 'Sec-Fetch-Site': 'same-origin' };
  const typed = { ...browser, [secondsHeader]: '42' };

  /** Whether each of these may be confirmed. */
  async function confirmed(...asked: Ask[]): Promise<(boolean | undefined)[]> {
    const store = memoryStore();
    const { ask } = await runningApp({ store, allowedOrigins: new Set(['https://www.example.com']) });
    for (const one of asked) expect((await ask(path, one)).status).toBeLessThan(400);
    return store.circumstances.map(({ mayConfirm }) => mayConfirm);
  }

  it('may be sent to a person who filled a form in, with its script, without it, or on another site of ours', async () => {
    const elsewhere = { Origin: 'https://www.example.com', 'Sec-Fetch-Site': 'cross-site' };
    expect(await confirmed(json(exampleEnquiry(), typed), form(filledIn), json(exampleEnquiry(), elsewhere))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('is not sent on the word of a program, nor for what is suspected', async () => {
    expect(
      await confirmed(
        json(exampleEnquiry()),
        json(exampleEnquiry(), browser),
        json(exampleEnquiry(), { ...browser, [secondsHeader]: 'soon' }),
        json(exampleEnquiry(), { ...browser, [secondsHeader]: '0' }),
        json(exampleEnquiry({ name: 'https://a.example' }), typed),
        form(filledIn, {}),
        form({ ...filledIn, [honeypotField]: 'x' }),
      ),
    ).toEqual(Array(7).fill(false));
  });

  it('is sent for three enquiries of one client at one go', async () => {
    const names = ['One', 'Two', 'Three', 'Four'];
    expect(await confirmed(...names.map((name) => json(exampleEnquiry({ name }), typed)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('too many enquiries', () => {
  const rateLimits = { perClient: 2, overall: 0 };

  it('are answered with 429 until some time has passed, in JSON to a script', async () => {
    const store = memoryStore();
    let uptime = 0;
    const { ask } = await runningApp({ store, rateLimits, uptime: () => uptime });
    const statuses = [];
    for (const name of ['One', 'Two', 'Three']) statuses.push((await ask(path, json(exampleEnquiry({ name })))).status);
    expect(statuses).toEqual([201, 201, 429]);
    const answer = await ask(path, json(exampleEnquiry()));
    expect(answer.headers['retry-after']).toBe('300');
    expect(JSON.parse(answer.text)).toEqual({ error: expect.stringContaining('300 seconds') });
    uptime += 300_000;
    expect((await ask(path, json(exampleEnquiry()))).status).toBe(201);
    expect(store.kept).toHaveLength(3);
  });

  it('are none for a clock that was set ahead and back', async () => {
    let now = exampleNow;
    const { ask } = await runningApp({ rateLimits, clock: () => now });
    now = new Date(exampleNow.getTime() + 800 * 86_400_000);
    expect((await ask(path, json(exampleEnquiry({ name: 'One' })))).status).toBe(201);
    now = exampleNow;
    expect((await ask(path, json(exampleEnquiry({ name: 'Two' })))).status).toBe(201);
  });

  it('are not those that were refused', async () => {
    const { ask } = await runningApp({ rateLimits });
    const statuses = [];
    for (const body of [{}, exampleEnquiry(), exampleEnquiry({ name: 'Two' }), {}])
      statuses.push((await ask(path, json(body))).status);
    expect(statuses).toEqual([422, 201, 201, 429]);
  });

  it('of no enquiries are answered with 429 too', async () => {
    const { ask } = await runningApp({ rateLimits });
    const statuses = [];
    for (const body of ['{', form({ ...filledIn, email: '' }), '{}'])
      statuses.push((await ask(path, typeof body === 'string' ? json(body) : body)).status);
    expect(statuses).toEqual([400, 422, 429]);
    expect((await ask(path, form(filledIn))).text).toContain('value="ada@example.com"');
  });

  it('are answered in a document that keeps what was typed, and pages are still there', async () => {
    const { ask } = await runningApp({ rateLimits });
    for (const phone of ['(281) 555-0142', '(281) 555-0143'])
      expect((await ask(path, form({ ...filledIn, phone }))).status).toBe(303);
    const answer = await ask(path, form(filledIn));
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('300');
    expect(answer.text).toContain('value="ada@example.com"');
    expect((await ask('/')).status).toBe(200);
  });

  it('are told apart by X-Forwarded-For only where the proxy is trusted', async () => {
    const from = (client: string): Ask => json(exampleEnquiry(), { 'X-Forwarded-For': `192.0.2.99, ${client}` });
    const plain = await runningApp({ rateLimits });
    const behindProxy = await runningApp({ rateLimits, trustedProxies: ['loopback'] });
    for (const { ask, expected } of [
      { ask: plain.ask, expected: [201, 201, 429] },
      { ask: behindProxy.ask, expected: [201, 201, 201] },
    ]) {
      const clients = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
      const answers = await Promise.all(clients.map((client) => ask(path, from(client))));
      expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual(expected);
    }
    for (const status of [201, 429]) expect((await behindProxy.ask(path, from('192.0.2.1'))).status).toBe(status);
  });
});

describe('the log', () => {
  it('has id, route, status and duration of a request, and nothing a person wrote', async () => {
    const lines: string[] = [];
    const stream = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) });
    const store = memoryStore();
    const { ask } = await runningApp({ store, log: pino({ level: 'trace' }, stream) });
    const stored = await ask(`${path}?email=ada@example.com`, json(exampleEnquiry()));
    await ask(path, json({ ...exampleEnquiry(), email: 'not an address' }));
    await ask(path, json('{"name":"Ada Moreno"'));
    await ask(path, form({ ...filledIn, email: '' }));
    await ask('/api/Ada-Moreno');
    await ask('/');
    store.failure = new Error('full');
    await ask(path, json(exampleEnquiry()));
    const log = lines.join('');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      requestId: stored.headers['x-request-id'],
      method: 'POST',
      route: path,
      status: 201,
      milliseconds: expect.any(Number),
    });
    expect(lines.length).toBe(7);
    expect(log).not.toMatch(/Ada|Moreno|example\.com|555-0142|booking|not an address|127\.0\.0\.1/);
  });
});
