import type { Page } from 'puppeteer-core';
import { pause } from './pause.ts';

declare global {
  interface Window {
    eventTimes: { time: number; duration: number }[];
  }
}

/** The shortest duration in milliseconds that Event Timing reports; faster interactions count as this. */
const minDuration = 16;

/** Records the interactions of an open page. */
export const watchInteractions = (page: Page) =>
  page.evaluate((durationThreshold) => {
    window.eventTimes = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) window.eventTimes.push({ time: startTime, duration });
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, minDuration);

/** Milliseconds from an input to the frame that shows its effect, as counted by Interaction to Next Paint. */
export async function interactionTime(page: Page, act: () => Promise<void>): Promise<number> {
  const before = await page.evaluate(() => performance.now());
  await act();
  await waitForMotionEnd(page);
  // An entry is reported some time after its frame.
  await pause(200);
  const durations = await page.evaluate(
    (since) => window.eventTimes.filter(({ time }) => time >= since).map(({ duration }) => duration),
    before,
  );
  return Math.max(minDuration, ...durations);
}

/**
 * Waits until the animations that an input started have ended, since they belong to it. Home's banners slide for a
 * second.
 */
export const waitForMotionEnd = (page: Page) =>
  page.evaluate(async () => {
    const longest = 2000;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // An animation that the input starts has begun by the next frame.
    await frame();
    await frame();
    // Longer animations run by themselves, such as the mark under home's banners.
    const ends = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longest)
      .map(({ finished }) => finished.catch(() => undefined));
    // An animation that is not displayed never ends.
    await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, longest))]);
  });
