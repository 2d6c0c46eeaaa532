/**
 * Calls `callback` when the browser is idle, or in a later task in Safari, which has no requestIdleCallback.
 *
 * @param timeout Milliseconds after which it is called in any case. Chromium counts as busy while it expects more
 *   input: after one movement of the mouse, possibly until the next one.
 */
export const whenIdle = (callback: (idle?: IdleDeadline) => void, timeout = 2000) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback, { timeout }) : setTimeout(callback);
