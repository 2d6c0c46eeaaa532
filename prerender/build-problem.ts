import { ContentError } from './content/content-error.ts';

const causes: Record<string, string> = {
  ENOSPC: 'The disk is full: make room',
  EDQUOT: 'This user may write no more to the disk: make room, or have the quota raised',
  EROFS: 'The disk may only be read: build where it can be written',
  EACCES: 'This user may not write there: change who owns the folder',
  EPERM: 'This user may not write there: change who owns the folder',
};

/**
 * What whoever builds can put right: a mistake in content, or a disk that takes nothing more, with the file and what holds
 * of `out`. Undefined for a fault of the build itself, whose stack is needed.
 */
export function buildProblem(error: unknown, out: string): string | undefined {
  if (error instanceof ContentError) return error.message;
  const found = causesOf(error).find(({ code }) => code && code in causes);
  if (!found?.code) return undefined;
  const place = found.path ? ` (${found.path})` : '';
  return `${causes[found.code]}${place}, and build again. What was built before is still in ${out}/.`;
}

/** An error, and those that a bundler or another wrapped in it. */
function causesOf(error: unknown): NodeJS.ErrnoException[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return [error, ...inner.flatMap(causesOf)];
}
