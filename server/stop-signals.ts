/**
 * Handles SIGTERM and SIGINT from now on. Returns a signal that the first of them aborts, with its name as the reason.
 * Later ones change nothing: SIGKILL ends the process without waiting.
 */
export function stopSignals(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort(signal));
  return stopping.signal;
}
