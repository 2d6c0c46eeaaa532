import type { Page } from '@playwright/test';

/** What moves with time on a page, stopped. */
export interface PausedAnimations {
  /** When the last of it rests, in milliseconds from its beginning. */
  end: number;
  /** Shows it as it is so many milliseconds after its beginning. */
  showAt: (time: number) => Promise<void>;
}

/** Waits until something moves with time, and stops it before it is seen to. */
export async function pauseAnimations(page: Page): Promise<PausedAnimations> {
  const held = await page.waitForFunction(moving, true);
  return {
    end: await held.evaluate((motions) =>
      Math.max(...(motions || []).map(({ effect }) => Number(effect!.getComputedTiming().endTime))),
    ),
    showAt: (time) =>
      held.evaluate((motions, moment) => {
        for (const motion of motions || []) motion.currentTime = moment;
      }, time),
  };
}

/** Waits until nothing moves with time. */
export async function untilNothingMoves(page: Page): Promise<void> {
  // What a scroll sets off begins a frame later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  while (await page.evaluate(moving, false))
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
}

/** Runs in the page: what moves with time, or false; longer than five seconds is only what shows how far something is. */
const moving = (isPaused: boolean) => {
  const motions = document
    .getAnimations()
    .filter(
      ({ timeline, effect }) => timeline === document.timeline && Number(effect!.getComputedTiming().endTime) < 5000,
    );
  if (isPaused) for (const motion of motions) motion.pause();
  return motions.length > 0 && motions;
};
