import type { Page } from 'puppeteer-core';
import { mainThreadTime, type ThreadTime, type TraceEvent } from './main-thread-time.ts';

const categories = ['-*', 'disabled-by-default-devtools.timeline'];

/** Measures the work of main threads during `action`. */
export async function traceThreads(page: Page, action: () => Promise<void>): Promise<ThreadTime> {
  await page.tracing.start({ categories });
  await action();
  const buffer = await page.tracing.stop();
  if (!buffer) throw new Error('Chromium gave no trace.');
  const { traceEvents } = JSON.parse(Buffer.from(buffer).toString('utf8')) as { traceEvents: TraceEvent[] };
  return mainThreadTime(traceEvents);
}
