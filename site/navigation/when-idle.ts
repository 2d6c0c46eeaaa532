/** Calls back when the browser is idle; Safari does not say when that is. */
export const whenIdle = (callback: () => void) => (window.requestIdleCallback ?? setTimeout)(callback);
