import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { spamSignals } from '../enquiries/score-spam.ts';
import type { SpamSignal } from '../enquiries/score-spam.ts';
import type { OutboxStats } from '../storage/outbox-stats.ts';

/** The metrics of the server, for Prometheus to read. */
export type Metrics = {
  /** Counts an answered page or file. Its duration is not measured: it comes from memory or an open file. */
  pageAnswered(status: number): void;
  /** `route` is a known route, never the requested address: labels must not grow with what strangers send. */
  apiAnswered(route: string, status: number, seconds: number): void;
  /** Counts an enquiry that was stored and acknowledged; a repeat counts again. */
  enquiryStored(isSuspected: boolean): void;
  /** Counts a spam signal in such an enquiry, even if the enquiry is not suspected. */
  spamSignalFound(signal: SpamSignal): void;
  /** The media type of `text`. */
  contentType: string;
  /** All metrics in Prometheus's text format. */
  text(): Promise<string>;
};

export function createMetrics(readOutboxStats: () => Promise<OutboxStats>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const pages = new Counter({
    name: 'site_page_responses_total',
    help: 'Responses to requests for pages and files, by status.',
    labelNames: ['status'],
    registers,
  });
  const api = new Histogram({
    name: 'site_api_response_seconds',
    help: 'Responses of the API, by route and status, and how long they took.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  const enquiries = new Counter({
    name: 'site_enquiries_acknowledged_total',
    help: 'Enquiries that are on disk and were acknowledged, by whether they are suspected to be spam.',
    labelNames: ['suspected'],
    registers,
  });
  for (const suspected of ['no', 'yes']) enquiries.inc({ suspected }, 0);
  const signals = new Counter({
    name: 'site_spam_signals_total',
    help: 'Spam signals in acknowledged enquiries, each counted once per enquiry, even if the enquiry is not suspected.',
    labelNames: ['signal'],
    registers,
  });
  for (const signal of spamSignals) signals.inc({ signal }, 0);
  const outbox = {
    waiting: gauge('site_outbox_waiting', 'Deliveries that are still to be made.'),
    oldestSeconds: gauge('site_outbox_oldest_seconds', 'Seconds that the oldest delivery still to be made has waited.'),
    failed: gauge('site_outbox_failed', 'Deliveries that have failed and that nobody has retried or discarded.'),
    held: gauge('site_enquiries_held', 'Enquiries held as suspected spam that nobody has released or dropped.'),
  };

  function gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers });
  }

  let readInProgress: Promise<void> | undefined;

  /** Concurrent requests share one reading: it occupies SQLite's only thread, which storing an enquiry needs. */
  function readOutboxOnce(): Promise<void> {
    readInProgress ??= readOutbox().finally(() => {
      readInProgress = undefined;
    });
    return readInProgress;
  }

  async function readOutbox(): Promise<void> {
    // A database that cannot be read must not hide the other metrics: NaN means unknown.
    const stats = await readOutboxStats().catch(() => ({ waiting: NaN, oldestSeconds: NaN, failed: NaN, held: NaN }));
    outbox.waiting.set(stats.waiting);
    outbox.oldestSeconds.set(stats.oldestSeconds);
    outbox.failed.set(stats.failed);
    outbox.held.set(stats.held);
  }

  return {
    pageAnswered: (status) => pages.inc({ status }),
    apiAnswered: (route, status, seconds) => api.observe({ route, status }, seconds),
    enquiryStored: (isSuspected) => enquiries.inc({ suspected: isSuspected ? 'yes' : 'no' }),
    spamSignalFound: (signal) => signals.inc({ signal }),
    contentType: registry.contentType,
    async text() {
      await readOutboxOnce();
      return registry.metrics();
    },
  };
}
