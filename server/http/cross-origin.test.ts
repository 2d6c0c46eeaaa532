import { describe, expect, it } from 'vitest';
import { enquiryUrl, json } from '../testing/enquiry-requests.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { startApp } from '../testing/running-app.ts';
import type { TestRequest } from '../testing/running-app.ts';

const allowedOrigin = 'https://www.example.com';
const allowedOrigins = new Set([allowedOrigin]);

/** The headers that let a script read the answer to a request with credentials, and two of the answer's headers. */
const readable = {
  'access-control-allow-origin': allowedOrigin,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'Retry-After, X-Request-Id',
};

const post = (headers: Record<string, string>): TestRequest => json(exampleEnquiry(), headers);

function preflight(origin: string): TestRequest {
  return { method: 'OPTIONS', headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' } };
}

describe('a script of an allowed site', () => {
  it('can get its preflight answered, send with credentials and read the answer', async () => {
    const { ask } = await startApp({ allowedOrigins });
    const preflightAnswer = await ask(enquiryUrl, preflight(allowedOrigin));
    expect(preflightAnswer.status).toBe(204);
    expect(preflightAnswer.headers).toMatchObject({
      'access-control-allow-origin': allowedOrigin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'Content-Type',
      'access-control-max-age': '7200',
      vary: 'Origin',
    });
    const answer = await ask(enquiryUrl, post({ Origin: allowedOrigin, 'Sec-Fetch-Site': 'same-site' }));
    expect(answer.status).toBe(201);
    expect(answer.headers).toMatchObject({ ...readable, vary: 'Origin' });
  });

  it('can read every error, and when to retry', async () => {
    const store = memoryStore();
    const rateLimits = { perClient: 2, overall: 0 };
    const { ask } = await startApp({ allowedOrigins, store, rateLimits });
    const from = { Origin: allowedOrigin };
    store.failure = new Error('full');
    const cases: [number, string, TestRequest][] = [
      [422, enquiryUrl, json({}, from)],
      [503, enquiryUrl, post(from)],
      [503, enquiryUrl, post(from)],
      [429, enquiryUrl, post(from)],
      [415, enquiryUrl, post({ ...from, 'Content-Type': 'text/plain' })],
      [404, '/api/nowhere', post(from)],
      [405, enquiryUrl, { headers: from }],
    ];
    for (const [status, address, sent] of cases) {
      const answer = await ask(address, sent);
      expect(answer).toMatchObject({ status, headers: { ...readable, vary: 'Origin' } });
    }
  });
});

describe('a script of any other site', () => {
  it.each([
    'https://elsewhere.example',
    'http://www.example.com',
    'https://www.example.com:8443',
    'https://www.example.com.evil.example',
    'null',
    '*',
    '',
  ])('is answered with 403 and nothing is stored: %j', async (origin) => {
    const store = memoryStore();
    const { ask } = await startApp({ allowedOrigins, store });
    for (const sent of [preflight(origin), post({ Origin: origin })]) {
      const answer = await ask(enquiryUrl, sent);
      expect(answer.status).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.headers.vary).toBe('Origin');
    }
    expect(store.stored).toEqual([]);
  });
});

describe('a script of this site', () => {
  it('needs no permission and gets no CORS headers', async () => {
    const { ask, port } = await startApp();
    const answer = await ask(enquiryUrl, post({ Origin: `http://127.0.0.1:${port}`, 'Sec-Fetch-Site': 'same-origin' }));
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect((await ask(enquiryUrl, post({ Origin: `http://127.0.0.1:${port}` }))).status).toBe(201);
  });

  it('is recognized by the host that the trusted proxy was asked for', async () => {
    const sent = post({ Origin: 'https://example.com', Host: 'backend:8080', 'X-Forwarded-Host': 'example.com' });
    const [plain, behindProxy] = [await startApp(), await startApp({ trustedProxies: ['loopback'] })];
    expect((await behindProxy.ask(enquiryUrl, sent)).status).toBe(201);
    const withPort = post({ Origin: 'https://example.com', 'X-Forwarded-Host': 'example.com:443' });
    expect((await behindProxy.ask(enquiryUrl, withPort)).status).toBe(201);
    const otherPort = post({ Origin: 'https://example.com', 'X-Forwarded-Host': 'example.com:8443' });
    expect((await behindProxy.ask(enquiryUrl, otherPort)).status).toBe(403);
    expect((await plain.ask(enquiryUrl, sent)).status).toBe(403);
  });
});
