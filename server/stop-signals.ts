/**
 * Takes SIGTERM and SIGINT from now on; gives what is aborted by the first of them, with its name as the reason. Later
 * ones change nothing: whoever does not want to wait sends SIGKILL.
 */
export function stopSignals(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort(signal));
  return stopping.signal;
}
