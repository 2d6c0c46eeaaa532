/**
 * An error's message, with its cause's if there is one. If a host name has several addresses and all fail, Node throws
 * an AggregateError without a message of its own.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0)
    return [...new Set(error.errors.map((part) => errorMessage(part)))].join(', ');
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  // The cause is the reason with which a signal was aborted, such as a timeout.
  if (error.name === 'AbortError' && error.cause !== undefined) return errorMessage(error.cause);
  const message = error.message || ('code' in error ? String(error.code) : error.name);
  return error.cause instanceof Error ? `${message}: ${errorMessage(error.cause)}` : message;
}
