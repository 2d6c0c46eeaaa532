import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

declare global {
  interface Window {
    /** How often a frame was asked for, and the context that was made. */
    framesAsked: number;
    madeContext: WebGL2RenderingContext | undefined;
    /** Whether programs compile that are to be waited for; undefined until the first is asked for. */
    isCompiling?: boolean;
  }
}

/** Where plates are drawn; hidden at rest, when the picture shows. */
export const canvas = (page: Page) => page.locator('main canvas');
/** Milliseconds that pass at a time on the clock of the page. */
export const tick = 48;

/** In CSS pixels. */
export const farFromPlates: [number, number] = [200, 560];

/** Says that WebGL is not computed by the processor: the site moves no plates where it is. */
export function asWithGraphicsCard() {
  const get = HTMLCanvasElement.prototype.getContext as (kind: string, options?: object) => unknown;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: object) {
    const context = get.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false });
    if (kind === 'webgl2') window.madeContext = context as WebGL2RenderingContext;
    return context;
  } as typeof HTMLCanvasElement.prototype.getContext;
  const getParameter = WebGL2RenderingContext.prototype.getParameter;
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    const value = getParameter.call(this, name) as unknown;
    return typeof value === 'string' && value.includes('SwiftShader') ? 'A graphics card' : value;
  };
}

/** Counts frames that are asked for, of time that stands but for what a test lets run. */
function countFrames() {
  window.framesAsked = 0;
  const ask = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) => {
    window.framesAsked++;
    return ask.call(window, callback);
  };
}

/** Opens home with a clock that stands, and waits until its banners answer. */
export async function arrive(page: Page) {
  await page.addInitScript(asWithGraphicsCard);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(countFrames);
  await page.goto('/');
  const banners = page.locator('site-island[behavior=bannerCarousel][data-hydrated]');
  await runUntil(page, async () => (await banners.count()) > 0);
  // The banners stand while a pointer rests on them: on a slow machine more time is let run than their turn is long.
  await page.mouse.move(...farFromPlates);
}

/** Lets time run until `done`; what comes over the wire or from a worker needs real time as well. */
export async function runUntil(page: Page, done: () => Promise<boolean>) {
  await expect
    .poll(
      async () => {
        if (await done()) return true;
        await page.clock.fastForward(tick);
        return false;
      },
      { intervals: [10], timeout: 90_000 },
    )
    .toBe(true);
}

export const moves = (page: Page) => canvas(page).isVisible();
export const rests = async (page: Page) => !(await moves(page));
export const framesAsked = (page: Page) => page.evaluate(() => window.framesAsked);

/**
 * What the window shows of the plates, without the frames that a screenshot by Playwright waits for. Below them the controls'
 * line grows, whatever the time.
 */
export async function pixels(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, width: 1024, height: 480, scale: 1 },
  });
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer();
}

/** The mean difference of a channel, and the share of channels that differ by more than ten levels of 255. */
export function difference(one: Buffer, other: Buffer) {
  let sum = 0;
  let apart = 0;
  one.forEach((value, at) => {
    const by = Math.abs(value - other[at]!);
    sum += by;
    if (by > 10) apart++;
  });
  return { mean: sum / one.length, apart: apart / one.length };
}

export const hideCanvas = (page: Page, hidden: boolean) =>
  canvas(page).evaluate((element, opacity) => (element.style.opacity = opacity), hidden ? '0' : '');

/** The addresses of plates that are asked for from now on. */
export const plateRequests = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => void (/plates/.test(request.url()) && asked.push(request.url())));
  return asked;
};
