import type { Page } from 'puppeteer-core';

/** The transferred size of the scripts that a page, now at rest, requested before its largest paint. */
export const earlyScriptKilobytes = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const paint = await new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime));
      observer.observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const early = files.filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < paint);
    return early.reduce((bytes, { transferSize }) => bytes + transferSize, 0) / 1000;
  });
