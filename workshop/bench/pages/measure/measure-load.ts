import type { Page } from 'puppeteer-core';
import { waitUntilAtRest } from './wait-until-at-rest.ts';
import { earlyScriptKilobytes } from './early-script-kilobytes.ts';
import { pause } from './pause.ts';
import { traceThreads } from './trace.ts';
import { countWeight, type Weight } from './weight.ts';

interface Load extends Weight {
  /** Milliseconds of processor time of main threads from the navigation until the page is at rest. */
  processor: number;
  /** Milliseconds of wall time in which main threads were busy until then. */
  wall: number;
  /** Kilobytes of scripts requested before the largest paint. */
  earlyScript: number;
}

/** Loads a page and waits until it is at rest. */
export async function measureLoad(page: Page, url: string, path: string): Promise<Load> {
  const readWeight = await countWeight(await page.createCDPSession(), path);
  const load = await traceThreads(page, async () => {
    await page.goto(url, { waitUntil: 'load' });
    await waitUntilAtRest(page);
  });
  // Reads the weight before home fetches its next banner's picture.
  const weight = readWeight();
  return { ...load, ...weight, earlyScript: await earlyScriptKilobytes(page) };
}

/** Milliseconds of processor time per second that an untouched page at rest takes, over the given number of seconds. */
export async function measureIdleLoad(page: Page, seconds: number): Promise<number> {
  const { processor } = await traceThreads(page, () => pause(seconds * 1000));
  return processor / seconds;
}
