import type { z } from 'zod';

/** Reports the second of two entries with one id, which is part of an address, or with one number. */
export function reportTwins(
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
