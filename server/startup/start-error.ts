/**
 * Something that stops a program from starting and that the person starting it can put right. The message is one line:
 * what is wrong and what to do about it. Everything else that is thrown at start is a fault of ours and keeps its stack.
 */
export class StartError extends Error {
  override name = 'StartError';
}
