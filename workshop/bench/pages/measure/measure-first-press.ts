import type { Page } from 'puppeteer-core';
import { withPage } from './chromium.ts';
import { carouselButton, menuButton } from './measure-presses.ts';
import { pause } from './pause.ts';

declare global {
  interface Window {
    /** When a control first had its effect, in milliseconds since the navigation. */
    respondedAt?: number;
  }
}

/** Stores when a dialog first opens, or another banner first becomes the current one. Runs in every document. */
function watchControls() {
  const bannerButtons = () => [...document.querySelectorAll('[aria-roledescription=carousel] button[aria-current]')];
  const currentBanner = () => bannerButtons().findIndex((button) => button.ariaCurrent === 'true');
  new MutationObserver(() => {
    if (window.respondedAt === undefined && (document.querySelector('dialog[open]') || currentBanner() > 0)) {
      window.respondedAt = performance.now();
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['open', 'aria-current'] });
}

const controls = { menu: menuButton, carousel: carouselButton };

/** The time limit of each wait, in milliseconds. */
const timeLimit = 30_000;

/**
 * Milliseconds from the first paint until `control` has had its effect, pressed immediately and then four times a second,
 * on slow 4G with a processor four times slower.
 */
export function measureFirstPress(fingerprint: string, url: string, control: keyof typeof controls): Promise<number> {
  return withPage(fingerprint, { cpuSlowdown: 4, isOnSlow4g: true }, async (page) => {
    await page.evaluateOnNewDocument(watchControls);
    // The end of the load is not awaited: the browser is closed once the control has responded.
    const failure = page.goto(url, { timeout: 60_000 }).then(() => new Promise<never>(() => undefined));
    return Promise.race([waitForResponse(page, controls[control]), failure]);
  });
}

async function waitForResponse(page: Page, control: string): Promise<number> {
  const paintedAt = await waitForFirstPaint(page, control);
  for (const end = Date.now() + timeLimit; Date.now() < end; await pause(250)) {
    const respondedAt = await page.evaluate(() => window.respondedAt);
    if (respondedAt !== undefined) return Math.max(0, respondedAt - paintedAt);
    await press(page, control);
  }
  throw new Error(`${control} had no effect within ${timeLimit / 1000} s of the first paint.`);
}

/** Waits for the first paint and for the control. Returns the time of the paint. */
async function waitForFirstPaint(page: Page, control: string): Promise<number> {
  for (const end = Date.now() + timeLimit; Date.now() < end; await pause(20)) {
    const paintedAt = await page
      .evaluate((selector) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return document.querySelector(selector) && paint ? paint.startTime : 0;
      }, control)
      // The document is still loading.
      .catch(() => 0);
    if (paintedAt) return paintedAt;
  }
  throw new Error(`Nothing was painted, or there was no ${control}, within ${timeLimit / 1000} s.`);
}

/** Taps a control where it is, scrolled into view. */
async function press(page: Page, selector: string) {
  const center = await page.$eval(selector, (element) => {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.touchscreen.tap(center.x, center.y);
}
