import { ContentError } from './content/content-error.ts';

const causes: Record<string, string> = {
  ENOSPC: 'The disk is full: make room',
  EDQUOT: 'This user may write no more to the disk: make room, or have the quota raised',
  EROFS: 'The disk may only be read: build where it can be written',
  EACCES: 'This user may not write there: change who owns the folder',
  EPERM: 'This user may not write there: change who owns the folder',
};

/**
 * What whoever builds can put right: a mistake in content, or a disk that takes nothing more, with the file. `former` is
 * the folder of the site that was built before, if there is one. Undefined for a fault of the build itself, whose stack is
 * needed.
 */
export function buildProblem(error: unknown, former: string | undefined): string | undefined {
  if (error instanceof ContentError) return error.message;
  const found = systemError(error);
  if (!found?.code) return undefined;
  const written = found.dest ?? found.path;
  const place = written ? ` (${written})` : '';
  const left = former ? ` What was built before is still in ${former}/.` : '';
  return `${causes[found.code]}${place}, and build again.${left}`;
}

/** The error of the disk that is behind another. */
export const systemError = (error: unknown): SystemError | undefined =>
  causesOf(error).find(({ code }) => code && code in causes);

interface SystemError extends NodeJS.ErrnoException {
  /** Where a file was to be copied to. */
  dest?: string;
}

/** An error, and those that a bundler or another wrapped in it. */
function causesOf(error: unknown): SystemError[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return [error, ...inner.flatMap(causesOf)];
}
