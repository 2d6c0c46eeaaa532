import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { listenUntilTestEnds } from '../testing/listen-until-test-ends.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { ask, startApp } from '../testing/running-app.ts';
import type { TestRequest, TestResponse } from '../testing/running-app.ts';
import type { OutboxStats } from '../storage/outbox-stats.ts';
import { createAdmin } from './admin.ts';
import { createAdminServer } from './admin-server.ts';
import { createMetrics } from './metrics.ts';

const token = '0123456789abcdef0123';
const paths = ['/healthz', '/readyz', '/metrics'];

type Options = { checkStore?: () => Promise<void>; outbox?: () => Promise<OutboxStats>; adminToken?: string };

async function startWithAdmin({ checkStore = async () => {}, outbox, adminToken }: Options = {}) {
  const readiness = { acceptsRequests: true };
  const metrics = createMetrics(outbox ?? (async () => ({ waiting: 0, oldestSeconds: 0, failed: 0, held: 0 })));
  const admin = createAdmin({ metrics, readiness, checkStore, timeLimit: 100 });
  const store = memoryStore();
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(line) });
  const warnings = () =>
    lines.flatMap((line) => {
      const { level, msg, reason, times } = JSON.parse(line);
      return level === pino.levels.values.warn ? [{ msg, reason, times }] : [];
    });
  const site = await startApp({ store, readiness, admin, adminToken, log });
  const port = await listenUntilTestEnds(createAdminServer(admin, log));
  const askAdmin = (path: string, request?: TestRequest): Promise<TestResponse> => ask(port, path, request);
  return { site, store, readiness, askAdmin, lines, warnings };
}

function post(body: unknown): TestRequest {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

describe('health and metrics', () => {
  it('have their own port, with the headers of every answer', async () => {
    const { askAdmin } = await startWithAdmin();
    for (const path of paths) {
      const { status, headers } = await askAdmin(path);
      expect({ path, status, cache: headers['cache-control'] }).toEqual({ path, status: 200, cache: 'no-store' });
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect((await askAdmin('/')).status).toBe(404);
    expect(await askAdmin('/healthz', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
    const posted = await askAdmin('/healthz', { method: 'POST' });
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('answer requests for this machine’s names, and not for other names that resolve to it', async () => {
    const { askAdmin } = await startWithAdmin();
    for (const host of ['127.0.0.1:9100', 'localhost', '[::1]:9100', 'LOCALHOST:1'])
      expect((await askAdmin('/metrics', { headers: { Host: host } })).status).toBe(200);
    for (const host of ['rebound.example', '127.0.0.1.example', 'localhost.example:9100', '192.0.2.1']) {
      const { status, text } = await askAdmin('/metrics', { headers: { Host: host } });
      expect({ host, status, text }).toEqual({ host, status: 421, text: expect.stringContaining('127.0.0.1') });
    }
  });

  it('are not pages of the site, even with a guessed token', async () => {
    const { site } = await startWithAdmin();
    for (const path of paths) {
      expect((await site.ask(path)).status).toBe(404);
      expect((await site.ask(path, { headers: { Authorization: 'Bearer ' } })).status).toBe(404);
    }
  });

  it('are also on the site for requests with the token', async () => {
    const { site } = await startWithAdmin({ adminToken: token });
    for (const path of paths) {
      for (const authorization of ['', 'Bearer', 'Bearer wrong', `Basic ${token}`, `Bearer ${token}x`])
        expect((await site.ask(path, { headers: { Authorization: authorization } })).status).toBe(404);
      expect((await site.ask(path, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
    }
  });
});

describe('refused requests for health and metrics', () => {
  it('with a wrong token are logged without the token, many of them in one line', async () => {
    const { site, lines, warnings } = await startWithAdmin({ adminToken: token });
    await site.ask('/metrics');
    await site.ask('/', { headers: { Authorization: 'Bearer guess-1' } });
    await site.ask('/metrics', { headers: { Authorization: `Bearer ${token}` } });
    expect(lines).toEqual([]);
    for (const authorization of ['Bearer guess-2', `Basic ${token}`, `Bearer ${token}x`])
      for (const path of paths) await site.ask(path, { headers: { Authorization: authorization } });
    expect(warnings()).toEqual([{ msg: 'refused', reason: 'wrong ADMIN_TOKEN', times: 1 }]);
    expect(lines.join('')).not.toMatch(/guess|0123456789abcdef/);
  });

  it('for another host name are logged without the name', async () => {
    const { askAdmin, lines, warnings } = await startWithAdmin();
    for (const path of paths) await askAdmin(path, { headers: { Host: 'rebound.example' } });
    expect(warnings()).toEqual([{ msg: 'refused', reason: 'wrong host name at ADMIN_PORT', times: 1 }]);
    expect(lines.join('')).not.toContain('rebound');
  });
});

describe('readiness', () => {
  it('ends when the server stops, while health does not', async () => {
    const { askAdmin, readiness } = await startWithAdmin();
    readiness.acceptsRequests = false;
    expect(await askAdmin('/readyz')).toMatchObject({ status: 503, text: 'stopping\n' });
    expect((await askAdmin('/healthz')).status).toBe(200);
  });

  it.each([
    ['fails', async () => Promise.reject(new Error('disk full'))],
    ['does not answer', () => new Promise<void>(() => {})],
  ])('is refused if the store %s, without giving the reason', async (_, checkStore) => {
    const { askAdmin } = await startWithAdmin({ checkStore });
    expect(await askAdmin('/readyz')).toMatchObject({ status: 503, text: 'enquiries cannot be stored\n' });
  });
});

describe('the metrics', () => {
  it('count requests by route and status, and enquiries', async () => {
    const { site, store, askAdmin } = await startWithAdmin();
    await site.ask('/');
    await site.ask('/nowhere');
    await site.ask('/api/secret-of-somebody');
    await site.ask('/api/customerEnquiry', post(exampleEnquiry()));
    await site.ask('/api/customerEnquiry', post(exampleEnquiry({ name: 'https://a.example' })));
    await site.ask('/api/customerEnquiry', post({}));
    store.failure = new Error('full');
    await site.ask('/api/customerEnquiry', post(exampleEnquiry()));
    const { text, headers } = await askAdmin('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    for (const line of [
      'site_page_responses_total{status="200"} 1',
      'site_page_responses_total{status="404"} 1',
      'site_api_response_seconds_count{route="none",status="404"} 1',
      'site_api_response_seconds_count{route="/api/customerEnquiry",status="201"} 2',
      'site_api_response_seconds_count{route="/api/customerEnquiry",status="422"} 1',
      'site_api_response_seconds_count{route="/api/customerEnquiry",status="503"} 1',
      'site_enquiries_acknowledged_total{suspected="no"} 1',
      'site_enquiries_acknowledged_total{suspected="yes"} 1',
      'site_spam_signals_total{signal="name_is_link"} 1',
      'site_spam_signals_total{signal="no_form"} 2',
      'site_spam_signals_total{signal="no_browser"} 2',
      'site_spam_signals_total{signal="honeypot"} 0',
      'site_outbox_waiting 0',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toContain('secret');
  });

  it('read the outbox once for concurrent requests: an enquiry may be waiting for the database', async () => {
    const readings: PromiseWithResolvers<OutboxStats>[] = [];
    const { text } = createMetrics(() => {
      const reading = Promise.withResolvers<OutboxStats>();
      readings.push(reading);
      return reading.promise;
    });
    const bothTexts = Promise.all([text(), text()]);
    readings[0]?.resolve({ waiting: 3, oldestSeconds: 0, failed: 0, held: 0 });
    for (const metricsText of await bothTexts) expect(metricsText).toContain('\nsite_outbox_waiting 3\n');
    expect(readings).toHaveLength(1);
    const later = text();
    readings[1]?.resolve({ waiting: 4, oldestSeconds: 0, failed: 0, held: 0 });
    expect(await later).toContain('\nsite_outbox_waiting 4\n');
  });

  it('include the outbox, whose values are NaN if it cannot be read', async () => {
    let outbox = async (): Promise<OutboxStats> => ({ waiting: 3, oldestSeconds: 4.5, failed: 2, held: 5 });
    const { askAdmin } = await startWithAdmin({ outbox: () => outbox() });
    const { text } = await askAdmin('/metrics');
    expect(text).toContain('\nsite_outbox_waiting 3\n');
    expect(text).toContain('\nsite_outbox_oldest_seconds 4.5\n');
    expect(text).toContain('\nsite_outbox_failed 2\n');
    expect(text).toContain('\nsite_enquiries_held 5\n');
    outbox = () => Promise.reject(new Error('no database'));
    const { text: textWithoutOutbox } = await askAdmin('/metrics');
    for (const name of [
      'site_outbox_waiting',
      'site_outbox_oldest_seconds',
      'site_outbox_failed',
      'site_enquiries_held',
    ])
      // As the library writes NaN.
      expect(textWithoutOutbox).toContain(`\n${name} Nan\n`);
    expect(textWithoutOutbox).toContain('process_resident_memory_bytes');
  });
});
