/**
 * A problem that keeps a program from starting and that the person starting it can fix. The message is one line: what
 * is wrong and what to do about it. Any other error at start is a bug and keeps its stack.
 */
export class StartError extends Error {
  override name = 'StartError';
}
