import { expect, type Page } from '@playwright/test';

/** What moves after a navigation. */
export interface Motion {
  part: 'hero picture' | 'card';
  /** The name of the CSS animation with which a picture settles; '' for a move from another place. */
  name: string;
  /** The transforms of a move's keyframes. */
  transforms: string[];
  /** Milliseconds from the start to the end. */
  end: number;
}

/** Runs in the page: records what navigation sets in motion, and pauses moves at their start while `holdsMotions` is set. */
export function recordMotions() {
  const motions: Motion[] = [];
  Object.assign(window, { recordedMotions: motions, holdsMotions: false });
  // On a busy machine the animation may be over when this event arrives, so its times are read from the style.
  addEventListener('animationstart', ({ target, animationName }) => {
    if (!(target instanceof HTMLImageElement)) return;
    const { animationDuration, animationDelay } = getComputedStyle(target);
    const end = 1000 * (parseFloat(animationDuration) + parseFloat(animationDelay));
    motions.push({ part: 'hero picture', name: animationName, transforms: [], end });
  });
  const { animate } = Element.prototype;
  Element.prototype.animate = function animateRecorded(...args) {
    const animation = animate.apply(this, args);
    const effect = animation.effect as KeyframeEffect;
    motions.push({
      part: this.matches('[data-cover-of]') ? 'card' : 'hero picture',
      name: '',
      transforms: effect.getKeyframes().map(({ transform }) => String(transform)),
      end: Number(effect.getComputedTiming().endTime),
    });
    if ('holdsMotions' in window && window.holdsMotions) {
      animation.pause();
      animation.play = () => undefined;
      animation.cancel = () => undefined;
    }
    return animation;
  };
}

/** The motions recorded so far. */
export const recordedMotions = (page: Page) =>
  page.evaluate(() => (window as never as { recordedMotions: Motion[] }).recordedMotions);

/** Pauses moves that begin from now on at their start. */
export const holdMotions = (page: Page) => page.evaluate(() => void Object.assign(window, { holdsMotions: true }));

/** Lets moves that begin from now on run. Those that are paused stay paused. */
export const stopHoldingMotions = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { holdsMotions: false }));

/** Lets moves that are paused run to their end. */
export const finishMotions = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.playState === 'paused') animation.finish();
  });

/** Waits until no animation runs. */
export const expectNoMotion = (page: Page) => {
  const moving = () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length;
  return expect.poll(() => page.evaluate(moving)).toBe(0);
};

export const expectMotionCount = (page: Page, count: number) =>
  expect.poll(async () => (await recordedMotions(page)).length).toBe(count);
