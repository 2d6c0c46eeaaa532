import { expect, type Page } from '@playwright/test';

/** An animation between two pages: of the new page's picture, or a view transition. */
export interface Motion {
  /** What moves: 'picture', or pseudo-elements of the view transition such as `::view-transition-new(shared-element)`. */
  parts: string[];
  names: string[];
  /** When the last of its animations ends, in milliseconds. */
  end: number;
}

/** Runs in the page: records the animations that navigation starts, and pauses them while `holdsMotions` is set. */
export function recordMotions() {
  const recordedMotions: Motion[] = [];
  Object.assign(window, { recordedMotions, holdsMotions: false });
  const record = (part: (effect: KeyframeEffect) => string | null) => {
    const animations = document.getAnimations().filter(({ effect }) => part(effect as KeyframeEffect));
    recordedMotions.push({
      parts: animations.map(({ effect }) => part(effect as KeyframeEffect)!),
      names: animations.map((animation) => (animation as CSSAnimation).animationName),
      end: Math.max(...animations.map(({ effect }) => Number(effect!.getComputedTiming().endTime))),
    });
    if ('holdsMotions' in window && window.holdsMotions) for (const animation of animations) animation.pause();
  };
  // On a busy machine the animation may be over by then, so its times are read from the style.
  addEventListener('animationstart', ({ target, animationName }) => {
    if (!(target instanceof HTMLImageElement)) return;
    const { animationDuration, animationDelay } = getComputedStyle(target);
    const end = 1000 * (parseFloat(animationDuration) + parseFloat(animationDelay));
    recordedMotions.push({ parts: ['picture'], names: [animationName], end });
  });
  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function watched(...args) {
    const transition = start.apply(this, args);
    // After the site's own handlers of the same event.
    const recordLater = () => queueMicrotask(() => record(({ pseudoElement }) => pseudoElement));
    transition.ready.then(recordLater, () => undefined);
    return transition;
  };
}

/** The motions recorded so far. */
export const recordedMotions = (page: Page) =>
  page.evaluate(() => (window as never as { recordedMotions: Motion[] }).recordedMotions);

/** Whether motions that begin from now on are paused at their start. */
export const holdMotions = (page: Page, isHolding: boolean) =>
  page.evaluate((holdsMotions) => Object.assign(window, { holdsMotions }), isHolding);

/** Waits until no animation runs, and no element has the name of a transition any more. */
export const expectNoMotion = async (page: Page) => {
  const moving = () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
  await expect(page.locator('[style*=view-transition-name]')).toHaveCount(0);
};

export const expectMotionCount = (page: Page, count: number) =>
  expect.poll(async () => (await recordedMotions(page)).length).toBe(count);
