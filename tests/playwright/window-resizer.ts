import type { Page } from '@playwright/test';
import { expect } from './site.ts';

interface WindowSize {
  width: number;
  height: number;
}

export type ResizeWindow = (size: WindowSize) => Promise<void>;

/** The scale at which Chromium draws. Pages are only measured, and drawing one at its full size takes as long as its layout. */
const drawingScale = 0.05;

/**
 * Returns a function that gives the page's window another size. It resolves after the next frame, in which pictures take
 * the size of their file for the new width. The page is laid out at that size but drawn tiny: a check may measure the
 * page, but not take screenshots. A test must not also call `page.setViewportSize`, which does not know the current size.
 *
 * Playwright's function changes two sizes at once, the window's and that of the page in it. In some runs, Chromium then drew
 * no further frame for the ten minutes that a test waited.
 */
export async function windowResizer(page: Page): Promise<ResizeWindow> {
  const session = await page.context().newCDPSession(page);
  return async ({ width, height }) => {
    const metrics = { width, height, screenWidth: width, screenHeight: height, scale: drawingScale };
    const resize = async () => {
      await session.send('Emulation.setDeviceMetricsOverride', { ...metrics, deviceScaleFactor: 1, mobile: false });
      return page.evaluate(drawsFrame);
    };
    // A poll costs more than the call, which is almost always enough.
    if (await resize()) return;
    await expect.poll(resize, { message: `a frame at ${width} pixels` }).toBe(true);
  };
}

/** Whether the browser draws a frame within ten seconds. Runs in the page. */
const drawsFrame = () =>
  new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), 10_000);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
