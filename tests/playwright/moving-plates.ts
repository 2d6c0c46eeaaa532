import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

declare global {
  interface Window {
    /** The number of animation frames that the page has requested. */
    requestedFrames: number;
    createdContext: WebGL2RenderingContext | undefined;
    /** Whether programs are being compiled; undefined until the first is. */
    isCompiling?: boolean;
  }
}

/** The canvas that plates are drawn on; hidden at rest, when the picture is shown. */
export const canvas = (page: Page) => page.locator('main canvas');
/** Milliseconds by which the page's clock advances at a time: below the longest frame that the animation counts in full, 50. */
export const tick = 48;

/** A point of the window without plates, in CSS pixels. */
export const farFromPlates: [number, number] = [200, 560];

/** A point of the window over plates, in CSS pixels. */
export const overPlates: [number, number] = [700, 150];

/**
 * Pretends that a graphics card renders WebGL: where the processor does, the site moves no plates.
 * Keeps the created context. Runs in the page.
 */
export function fakeGraphicsCard() {
  const get = HTMLCanvasElement.prototype.getContext as (kind: string, options?: object) => unknown;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: object) {
    const context = get.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false });
    if (kind === 'webgl2') window.createdContext = context as WebGL2RenderingContext;
    return context;
  } as typeof HTMLCanvasElement.prototype.getContext;
  const getParameter = WebGL2RenderingContext.prototype.getParameter;
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    const value = getParameter.call(this, name) as unknown;
    return typeof value === 'string' && value.includes('SwiftShader') ? 'A graphics card' : value;
  };
}

/**
 * Makes drawing do nothing from now on: without a graphics card, each frame takes the processor a tenth of a second. For
 * tests that do not look at the plates. Runs in the page.
 */
export function drawNothing() {
  const { prototype } = WebGL2RenderingContext;
  for (const name of ['clear', 'drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const)
    prototype[name] = () => undefined;
}

/** Counts requested frames. Runs in the page. */
function countFrames() {
  window.requestedFrames = 0;
  const request = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) => {
    window.requestedFrames++;
    return request.call(window, callback);
  };
}

/** Opens home with a frozen clock, and waits until its banners are interactive. */
export async function openHome(page: Page) {
  await page.addInitScript(fakeGraphicsCard);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(countFrames);
  await page.goto('/');
  const banners = page.locator('site-island[behavior=bannerCarousel][data-hydrated]');
  await runUntil(page, async () => (await banners.count()) > 0);
  // A pointer that rests on the banners pauses them: on a slow machine, a test may outlast the six seconds of one banner.
  await page.mouse.move(...farFromPlates);
}

/** Advances time until the condition holds; network and worker need real time as well. */
export async function runUntil(page: Page, isDone: () => Promise<boolean>) {
  await expect
    .poll(
      async () => {
        if (await isDone()) return true;
        await page.clock.fastForward(tick);
        return false;
      },
      { intervals: [10], timeout: 90_000 },
    )
    .toBe(true);
}

export const isCanvasVisible = (page: Page) => canvas(page).isVisible();
export const isCanvasHidden = async (page: Page) => !(await isCanvasVisible(page));
export const requestedFrames = (page: Page) => page.evaluate(() => window.requestedFrames);

/**
 * The visible plates, without the frames that a screenshot by Playwright waits for. Cut above the controls, whose
 * progress bar animates even while the clock is frozen.
 */
export async function pixels(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, width: 1024, height: 480, scale: 1 },
  });
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer();
}

/** The mean difference of a channel, and the share of channels that differ by more than ten of 255 levels. */
export function difference(first: Buffer, second: Buffer) {
  let sum = 0;
  let differing = 0;
  first.forEach((level, index) => {
    const distance = Math.abs(level - second[index]!);
    sum += distance;
    if (distance > 10) differing++;
  });
  return { mean: sum / first.length, differing: differing / first.length };
}

export const hideCanvas = (page: Page) => canvas(page).evaluate((element) => void (element.style.opacity = '0'));
export const showCanvas = (page: Page) => canvas(page).evaluate((element) => void (element.style.opacity = ''));

/** Collects the addresses of the plates' files and script that are requested from now on. */
export const collectPlateRequests = (page: Page) => {
  const addresses: string[] = [];
  page.on('request', (request) => void (/plates/.test(request.url()) && addresses.push(request.url())));
  return addresses;
};
