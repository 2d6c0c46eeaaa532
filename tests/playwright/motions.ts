import { expect, type Page } from '@playwright/test';

/** An animation between two pages: of the new page's picture, or a view transition. */
export interface Motion {
  /** What moves: 'picture', or pseudo-elements of the view transition such as `::view-transition-new(shared-element)`. */
  parts: string[];
  names: string[];
  /** When the last of its animations ends, in milliseconds. */
  end: number;
}

/** Runs in the page: records the animations that navigation starts, and pauses them while `held` is set. */
export function recordMotions() {
  const begun: Motion[] = [];
  Object.assign(window, { begun, held: false });
  const note = (part: (effect: KeyframeEffect) => string | null) => {
    const animations = document.getAnimations().filter(({ effect }) => part(effect as KeyframeEffect));
    begun.push({
      parts: animations.map(({ effect }) => part(effect as KeyframeEffect)!),
      names: animations.map((animation) => (animation as CSSAnimation).animationName),
      end: Math.max(...animations.map(({ effect }) => Number(effect!.getComputedTiming().endTime))),
    });
    if ('held' in window && window.held) for (const animation of animations) animation.pause();
  };
  // On a busy machine the animation may be over by then, so its times are read from the style.
  addEventListener('animationstart', ({ target, animationName }) => {
    if (!(target instanceof HTMLImageElement)) return;
    const { animationDuration, animationDelay } = getComputedStyle(target);
    const end = 1000 * (parseFloat(animationDuration) + parseFloat(animationDelay));
    begun.push({ parts: ['picture'], names: [animationName], end });
  });
  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function watched(...args) {
    const transition = start.apply(this, args);
    // After the site's own handlers of the same event.
    const noteLater = () => queueMicrotask(() => note(({ pseudoElement }) => pseudoElement));
    transition.ready.then(noteLater, () => undefined);
    return transition;
  };
}

/** The motions recorded so far. */
export const begunMotions = (page: Page) => page.evaluate(() => (window as never as { begun: Motion[] }).begun);

/** Pauses the motions that begin from now on. */
export const holdMotions = (page: Page, held: boolean) =>
  page.evaluate((value) => Object.assign(window, { held: value }), held);

/** Expects that no name or animation of a transition is left. */
export const expectRest = async (page: Page) => {
  const moving = () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
  await expect(page.locator('[style*=view-transition-name]')).toHaveCount(0);
};

export const expectBegun = (page: Page, count: number) =>
  expect.poll(async () => (await begunMotions(page)).length).toBe(count);
