/** Something cannot be drawn or encoded. Its message has a line for each file or tool, with the fix, for people who do not program. */
export class MasterError extends Error {
  override name = 'MasterError';
}
