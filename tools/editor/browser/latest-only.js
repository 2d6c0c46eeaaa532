/**
 * Returns a function that runs `work`, one run at a time: all calls during a run lead to one more run after it, unless it
 * fails. So outdated requests do not delay the latest.
 */
export function latestOnly(work) {
  let isRunning = false;
  let isOutdated = false;
  return async () => {
    isOutdated = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isOutdated) {
        isOutdated = false;
        await work();
      }
    } finally {
      isRunning = false;
    }
  };
}
