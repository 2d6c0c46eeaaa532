/**
 * `work` as a function that runs one at a time: calls meanwhile are one more run at the end, so that outdated requests do
 * not keep a server from the latest.
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
