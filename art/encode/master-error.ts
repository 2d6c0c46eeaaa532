/** Pictures in art/masters/ that cannot be delivered, a line each with file and fix, for a person who does not program. */
export class MasterError extends Error {
  override name = 'MasterError';
}
