import type { Locator, Page } from '@playwright/test';

/** What moves with time on a page, stopped. */
interface PausedAnimations {
  /** When the last of it rests, in milliseconds from its beginning. */
  end: number;
  /** Shows it as it is so many milliseconds after its beginning. */
  showAt: (time: number) => Promise<void>;
}

/** Waits until something moves with time, of `part` if that is given, and stops all that does before it is seen to. */
export async function pauseAnimations(page: Page, part?: Locator): Promise<PausedAnimations> {
  const held = await page.waitForFunction(moving, { isPaused: true, part: (await part?.elementHandle()) ?? null });
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
  while (await page.evaluate(moving, { isPaused: false, part: null }))
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
}

/** Runs in the page: what moves with time, or false; longer than five seconds is only what shows how far something is. */
const moving = ({ isPaused, part }: { isPaused: boolean; part: Element | null }) => {
  const motions = document
    .getAnimations()
    .filter(
      ({ timeline, effect }) => timeline === document.timeline && Number(effect!.getComputedTiming().endTime) < 5000,
    );
  // The header changes as soon as it is scrolled, what is scrolled to perhaps a frame later.
  if (part && !motions.some(({ effect }) => part.contains((effect as KeyframeEffect).target))) return false;
  if (isPaused) for (const motion of motions) motion.pause();
  return motions.length > 0 && motions;
};
