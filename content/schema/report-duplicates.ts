import type { z } from 'zod';

/**
 * Reports each entry that repeats an earlier entry's id, name or number; undefined ones are skipped. `key` is the name of the
 * entries' property; without it, the entries are the ids themselves.
 */
export function reportDuplicates(
  ids: readonly (string | number | undefined)[],
  context: z.RefinementCtx,
  key?: string,
): void {
  ids.forEach((id, index) => {
    if (id === undefined || ids.indexOf(id) === index) return;
    const path = key === undefined ? [index] : [index, key];
    context.addIssue({ code: 'custom', path, message: `“${id}” appears twice: change one of them` });
  });
}
