/** Calls `callback` when the browser is idle, or in a later task in Safari, which has no requestIdleCallback. */
export const whenIdle = (callback: () => void) => (window.requestIdleCallback ?? setTimeout)(callback);
