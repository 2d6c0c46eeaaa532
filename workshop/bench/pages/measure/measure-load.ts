import type { Page } from 'puppeteer-core';
import { atRest } from './at-rest.ts';
import { earlyScriptKilobytes } from './early-script-kilobytes.ts';
import { pause } from './pause.ts';
import { traced } from './trace.ts';
import { countWeight, type Weight } from './weight.ts';

interface Load extends Weight {
  /** Milliseconds of main threads from the navigation until the page is at rest. */
  processor: number;
  wall: number;
  /** Kilobytes of scripts requested before the largest paint. */
  earlyScript: number;
}

/** Loads a page; it is at rest afterward. */
export async function measureLoad(page: Page, url: string, path: string): Promise<Load> {
  const readWeight = await countWeight(await page.createCDPSession(), path);
  const load = await traced(page, async () => {
    await page.goto(url, { waitUntil: 'load' });
    await atRest(page);
  });
  // Before home fetches its next banner's picture.
  const weight = readWeight();
  return { ...load, ...weight, earlyScript: await earlyScriptKilobytes(page) };
}

/** Milliseconds of processor time per second that an untouched page at rest takes, over the given number of seconds. */
export async function measureIdleLoad(page: Page, seconds: number): Promise<number> {
  const { processor } = await traced(page, () => pause(seconds * 1000));
  return processor / seconds;
}
