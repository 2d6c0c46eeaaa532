/** The arguments do not make a command; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError';
}
