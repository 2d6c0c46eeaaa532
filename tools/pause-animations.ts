import type { Locator, Page } from '@playwright/test';

/** The paused animations of a page. */
interface PausedAnimations {
  /** The duration of the longest of them, in milliseconds. */
  end: number;
  /** Shows them as they are `time` milliseconds after their start. */
  showAt: (time: number) => Promise<void>;
}

/** Waits until something is animated, in `part` if given, and pauses all animations before they become visible. */
export async function pauseAnimations(page: Page, part?: Locator): Promise<PausedAnimations> {
  const animations = await page.waitForFunction(runningAnimations, {
    pause: true,
    part: (await part?.elementHandle()) ?? null,
  });
  return {
    end: await animations.evaluate((motions) =>
      Math.max(...(motions || []).map(({ effect }) => Number(effect!.getComputedTiming().endTime))),
    ),
    showAt: (time) =>
      animations.evaluate((motions, moment) => {
        for (const motion of motions || []) motion.currentTime = moment;
      }, time),
  };
}

/** Waits until no animation is running. */
export async function waitForAnimations(page: Page): Promise<void> {
  // Animations that scrolling triggers start a frame later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  while (await page.evaluate(runningAnimations, { pause: false, part: null })) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
}

/**
 * Runs in the page: returns the running animations, which it pauses if `pause` is set, or false if none is running. Ignores
 * animations longer than five seconds, which only show progress.
 */
const runningAnimations = ({ pause, part }: { pause: boolean; part: Element | null }) => {
  const motions = document
    .getAnimations()
    .filter(
      ({ timeline, effect }) => timeline === document.timeline && Number(effect!.getComputedTiming().endTime) < 5000,
    );
  // The header changes as soon as the page is scrolled; `part` may follow a frame later.
  if (part && !motions.some(({ effect }) => part.contains((effect as KeyframeEffect).target))) return false;
  if (pause) motions.forEach((motion) => motion.pause());
  return motions.length > 0 && motions;
};
