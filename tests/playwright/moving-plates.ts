import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

declare global {
  interface Window {
    /** While the clock is frozen. */
    requestedFrames: number;
    createdContext: WebGL2RenderingContext | undefined;
    /** Whether programs are being compiled; undefined until the first is. */
    isCompiling?: boolean;
  }
}

/** The canvas that plates are drawn on; hidden at rest, when the picture is shown. */
export const canvas = (page: Page) => page.locator('main canvas');
/** Milliseconds by which the page's clock advances at a time. */
export const tick = 48;

/** In CSS pixels. */
export const farFromPlates: [number, number] = [200, 560];

/** Pretends that WebGL is not computed by the processor, in which case the site would not move plates. */
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

/** Counts requested frames while time is frozen. */
function countFrames() {
  window.requestedFrames = 0;
  const ask = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) => {
    window.requestedFrames++;
    return ask.call(window, callback);
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
  // Banners pause while a pointer rests on them: on a slow machine, more time passes than one turn.
  await page.mouse.move(...farFromPlates);
}

/** Advances time until `done`; network and worker need real time as well. */
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

export const isMoving = (page: Page) => canvas(page).isVisible();
export const isAtRest = async (page: Page) => !(await isMoving(page));
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
export function difference(one: Buffer, other: Buffer) {
  let sum = 0;
  let apart = 0;
  one.forEach((value, index) => {
    const by = Math.abs(value - other[index]!);
    sum += by;
    if (by > 10) apart++;
  });
  return { mean: sum / one.length, apart: apart / one.length };
}

export const hideCanvas = (page: Page, hidden: boolean) =>
  canvas(page).evaluate((element, opacity) => (element.style.opacity = opacity), hidden ? '0' : '');

/** The addresses of plates requested from now on. */
export const plateRequests = (page: Page) => {
  const requested: string[] = [];
  page.on('request', (request) => void (/plates/.test(request.url()) && requested.push(request.url())));
  return requested;
};
