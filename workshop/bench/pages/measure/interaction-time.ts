import type { Page } from 'puppeteer-core';
import { pause } from './pause.ts';

declare global {
  interface Window {
    eventTimes: { time: number; duration: number }[];
  }
}

/** The shortest that Event Timing tells; what was quicker counts as this. */
const shortest = 16;

/** To be called once the page is open. */
export const watchInteractions = (page: Page) =>
  page.evaluate(() => {
    window.eventTimes = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) window.eventTimes.push({ time: startTime, duration });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/** Milliseconds from an input until the frame that shows what it did, as Interaction to Next Paint counts them. */
export async function interactionTime(page: Page, act: () => Promise<void>): Promise<number> {
  const before = await page.evaluate(() => performance.now());
  await act();
  await motionEnd(page);
  // An entry is told some time after its frame.
  await pause(200);
  const durations = await page.evaluate(
    (since) => window.eventTimes.filter(({ time }) => time >= since).map(({ duration }) => duration),
    before,
  );
  return Math.max(shortest, ...durations);
}

/** Until what an input has set in motion stands again: it belongs to this input. Home's banners slide for a second. */
export const motionEnd = (page: Page) =>
  page.evaluate(async () => {
    const longest = 2000;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Begun by the next frame, if at all.
    await frame();
    await frame();
    // What lasts longer moves by itself, such as the mark that runs along under home's banners.
    const ends = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longest)
      .map(({ finished }) => finished.catch(() => undefined));
    // One that is not shown never ends.
    await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, longest))]);
  });
