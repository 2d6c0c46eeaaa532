import type { Page } from 'puppeteer-core';
import { waitUntilAtRest } from './wait-until-at-rest.ts';
import { slow4g, withPage } from './chromium.ts';
import { pause } from './pause.ts';
import { traceThreads } from './trace.ts';
import { countWeight, type Weight } from './weight.ts';

/** The factor by which the processor is slowed once the page before is at rest. */
const cpuSlowdown = 4;

interface Step {
  /** Milliseconds from the click until the next page's heading is painted. */
  step: number;
  /** Milliseconds of processor time of main threads from the click until half a second after that paint. */
  stepProcessor: number;
  /** Kilobytes that the page before had prefetched. */
  stepAhead: number;
  /** Kilobytes of these that were for the next page. */
  stepUsed: number;
}

/** A link that a visitor follows. */
interface StepLink {
  /** The path of the page that it is on. */
  from: string;
  /** The address of that page. */
  url: string;
  /** Its selector. */
  link: string;
  /** The path of the page that it leads to. */
  to: string;
}

/**
 * After a click, waits until the page has another first heading, and stores how long its paint took in the tab's storage.
 * Runs in every document. The clocks of two documents are comparable, since both origins are taken from one clock.
 */
function watchStep() {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('main h1')?.textContent ?? '';
  const checkHeading = () => {
    const click = sessionStorage.getItem('click');
    if (!click) return;
    const { at, before } = JSON.parse(click) as { at: number; before: string };
    if (!heading() || heading() === before) {
      requestAnimationFrame(checkHeading);
      return;
    }
    sessionStorage.removeItem('click');
    // A message arrives after the current frame.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => sessionStorage.setItem('shown', String(now() - at)));
    port1.start();
    port2.postMessage(null);
  };
  if (!location.protocol.startsWith('http')) return;
  requestAnimationFrame(checkHeading);
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem('click', JSON.stringify({ at: performance.timeOrigin + timeStamp, before: heading() }));
      requestAnimationFrame(checkHeading);
    },
    true,
  );
}

const shownTime = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('shown') ?? 0));

/** Waits until the next page's heading is painted. Returns the milliseconds since the click. */
async function waitUntilShown(page: Page): Promise<number> {
  for (const end = Date.now() + 30_000; Date.now() < end; await pause(100)) {
    // While the document changes there is no page to ask.
    const shown = await shownTime(page).catch(() => 0);
    if (shown) return shown;
  }
  throw new Error('The next page did not show within 30 s of the click.');
}

/** Follows the link from a page that has finished prefetching. */
export function measureStep(fingerprint: string, step: StepLink): Promise<Step> {
  return withLinkInView(fingerprint, step, async (page, follow, { ahead, used }) => {
    let shown = 0;
    const { processor } = await traceThreads(page, async () => {
      await follow();
      shown = await waitUntilShown(page);
      await pause(500);
    });
    return { step: shown, stepProcessor: processor, stepAhead: ahead, stepUsed: used };
  });
}

/** Milliseconds of a navigation whose network is slow 4G from the tap on: what was prefetched is the same. */
export function measureSlowStep(fingerprint: string, step: StepLink): Promise<number> {
  return withLinkInView(fingerprint, step, async (page, follow) => {
    await page.emulateNetworkConditions(slow4g);
    await follow();
    return waitUntilShown(page);
  });
}

/**
 * Opens the page with the link, waits with the link in view until the page is at rest, then slows the processor.
 */
function withLinkInView<Result>(
  fingerprint: string,
  { from, url, link, to }: StepLink,
  measure: (page: Page, follow: () => Promise<void>, before: Weight) => Promise<Result>,
): Promise<Result> {
  return withPage(fingerprint, {}, async (page) => {
    const readWeight = await countWeight(await page.createCDPSession(), from, to);
    await page.evaluateOnNewDocument(watchStep);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    const element = await page.waitForSelector(link, { timeout: 30_000 });
    if (!element) throw new Error(`${url} has no ${link}.`);
    await element.evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await waitUntilAtRest(page);
    const before = readWeight();
    await page.emulateCPUThrottling(cpuSlowdown);
    return measure(page, () => element.tap(), before);
  });
}
