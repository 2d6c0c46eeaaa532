/**
 * A mistake in files or tools that people can fix: the message has a line for each, with the fix. run-command.ts prints
 * it without a stack trace.
 */
export class ArtError extends Error {
  override name = 'ArtError';
}
