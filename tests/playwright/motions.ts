import { expect, type Page } from '@playwright/test';

/** The animations of one navigation: of the new page's picture, or of a view transition. */
export interface Motion {
  /** What moves: 'picture', or pseudo-elements of the view transition such as `::view-transition-new(shared-element)`. */
  parts: string[];
  /** The names of its CSS animations. */
  names: string[];
  /** Milliseconds from the start to the end of the last animation. */
  end: number;
}

/** Runs in the page: records the animations that navigation starts, and pauses them while `holdsMotions` is set. */
export function recordMotions() {
  const motions: Motion[] = [];
  Object.assign(window, { recordedMotions: motions, holdsMotions: false });
  const record = (part: (effect: KeyframeEffect) => string | null) => {
    const animations = document.getAnimations().filter(({ effect }) => part(effect as KeyframeEffect));
    motions.push({
      parts: animations.map(({ effect }) => part(effect as KeyframeEffect)!),
      names: animations.map((animation) => (animation as CSSAnimation).animationName),
      end: Math.max(...animations.map(({ effect }) => Number(effect!.getComputedTiming().endTime))),
    });
    if ('holdsMotions' in window && window.holdsMotions) {
      for (const animation of animations) animation.pause();
    }
  };
  // On a busy machine the animation may be over when this event arrives, so its times are read from the style.
  addEventListener('animationstart', ({ target, animationName }) => {
    if (!(target instanceof HTMLImageElement)) return;
    const { animationDuration, animationDelay } = getComputedStyle(target);
    const end = 1000 * (parseFloat(animationDuration) + parseFloat(animationDelay));
    motions.push({ parts: ['picture'], names: [animationName], end });
  });
  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function startRecorded(...args) {
    const transition = start.apply(this, args);
    // Queued so that it runs after the site's own handlers of `ready`.
    const recordAfterHandlers = () => queueMicrotask(() => record(({ pseudoElement }) => pseudoElement));
    transition.ready.then(recordAfterHandlers, () => undefined);
    return transition;
  };
}

/** The motions recorded so far. */
export const recordedMotions = (page: Page) =>
  page.evaluate(() => (window as never as { recordedMotions: Motion[] }).recordedMotions);

/** Pauses motions that begin from now on at their start. */
export const holdMotions = (page: Page) => page.evaluate(() => void Object.assign(window, { holdsMotions: true }));

/** Lets motions that begin from now on run. Those that are paused stay paused. */
export const stopHoldingMotions = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { holdsMotions: false }));

/** Waits until no animation runs, and no element has the name of a transition any more. */
export const expectNoMotion = async (page: Page) => {
  const moving = () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
  await expect(page.locator('[style*=view-transition-name]')).toHaveCount(0);
};

export const expectMotionCount = (page: Page, count: number) =>
  expect.poll(async () => (await recordedMotions(page)).length).toBe(count);
