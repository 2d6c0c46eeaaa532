import { ContentError } from './content/content-error.ts';

/** What has happened and its fix, by the system's error code. */
const explanations: Record<string, string> = {
  ENOSPC: 'The disk is full: make room',
  EDQUOT: 'This user may write no more to the disk: make room, or have the quota raised',
  EROFS: 'The disk may only be read: build where it can be written',
  EACCES: 'This user has no access there: change who owns the file or its folder',
  EPERM: 'This user has no access there: change who owns the file or its folder',
};

/**
 * The message for an error that the person who builds can fix: a mistake in content, a full disk, or a file that this user
 * may not read or write. `previousSite` is the folder of the previous site, if there is one. Undefined for a bug in the
 * build, whose stack is needed.
 */
export function buildProblem(error: unknown, previousSite: string | undefined): string | undefined {
  if (error instanceof ContentError) return error.message;
  const cause = systemError(error);
  if (!cause?.code) return undefined;
  const file = cause.dest ?? cause.path;
  const location = file ? ` (${file})` : '';
  const reassurance = previousSite ? ` What was built before is still in ${previousSite}/.` : '';
  return `${explanations[cause.code]}${location}, and build again.${reassurance}`;
}

/** The file system error that caused an error; undefined if it has another cause. */
export const systemError = (error: unknown): SystemError | undefined =>
  errorsIn(error).find(({ code }) => code && Object.hasOwn(explanations, code));

interface SystemError extends NodeJS.ErrnoException {
  /** The target of a copy. */
  dest?: string;
}

/** An error, and the errors that a bundler or another program wrapped in it. */
function errorsIn(error: unknown): SystemError[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return [error, ...inner.flatMap(errorsIn)];
}
