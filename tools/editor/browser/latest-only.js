/**
 * Returns a function that runs `work`, one run at a time: all calls during a run become one more run after it, unless it
 * fails, so that outdated requests do not keep a server from the latest.
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
