/** Pictures in art/masters/ that cannot be used: a line for each, with file and fix, for people who do not program. */
export class MasterError extends Error {
  override name = 'MasterError';
}
