/** The arguments do not make a command. The message says which and why. */
export class UsageError extends Error {
  override name = 'UsageError';
}
