import type { Page } from '@playwright/test';

/** What moves with time on a page, stopped. */
export interface HeldMotion {
  /** When the last of it rests, in milliseconds from its beginning. */
  end: number;
  /** Shows it as it is so many milliseconds after its beginning. */
  showAt: (time: number) => Promise<void>;
}

/** Waits until something moves with time, and stops it before it is seen to. */
export async function holdMotion(page: Page): Promise<HeldMotion> {
  const held = await page.waitForFunction(() => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    for (const animation of moving) animation.pause();
    return moving.length > 0 && moving;
  });
  return {
    end: await held.evaluate((moving) =>
      Math.max(...(moving || []).map(({ effect }) => Number(effect!.getComputedTiming().endTime))),
    ),
    showAt: (time) =>
      held.evaluate((moving, moment) => {
        for (const animation of moving || []) animation.currentTime = moment;
      }, time),
  };
}
