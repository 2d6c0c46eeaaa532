import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import type { AppDependencies } from '../app.ts';
import { readSite } from '../pages/read-site.ts';
import { exampleDist } from './example-dist.ts';
import { listenUntilTestEnds } from './listen-until-test-ends.ts';
import { memoryStore } from './memory-store.ts';

export type TestResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

export type TestRequest = { method?: string; headers?: Record<string, string>; body?: string };

/** The app on its own port, until the running test has finished. */
type RunningApp = {
  app: FastifyInstance;
  port: number;
  /** Sends a request unchanged: the address is neither normalized nor decoded. */
  ask: (path: string, request?: TestRequest) => Promise<TestResponse>;
};

/** The time by the app's clock, unless a test sets another one. */
export const exampleNow = new Date('2026-11-21T18:00:00.000Z');

/** Creates the app, which does not listen yet, with an example site and no rate limits, unless `overrides` says otherwise. */
export async function createTestApp(overrides: Partial<AppDependencies> = {}): Promise<FastifyInstance> {
  const app = createApp({
    store: memoryStore(),
    site: overrides.site ?? readSite(exampleDist()),
    clock: () => exampleNow,
    log: pino({ level: 'silent' }),
    readiness: { acceptsRequests: true },
    rateLimits: { perClient: 0, overall: 0 },
    trustedProxies: [],
    allowedOrigins: new Set(),
    ...overrides,
  });
  await app.ready();
  onTestFinished(() => app.close());
  return app;
}

/** Starts `createTestApp` on a free port. */
export async function startApp(overrides: Partial<AppDependencies> = {}): Promise<RunningApp> {
  const app = await createTestApp(overrides);
  const port = await listenUntilTestEnds(app.server);
  return { app, port, ask: (path, options) => ask(port, path, options) };
}

/** Sends a request to a port of this machine, unchanged: the address is neither normalized nor decoded. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: TestRequest = {},
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const options = { host: '127.0.0.1', port, path, method, headers: { ...length, ...headers } };
    const outgoing = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole, text: whole.toString() });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
