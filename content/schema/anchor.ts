import { z } from 'zod';
import { slugify } from './slug.ts';

/** The ids that the frame of each page has: site/layout/. */
export const frameIds: ReadonlySet<string> = new Set(['main', 'menu']);

/** The id of a passage, used as the anchor of links to it. */
export const anchor = z
  .string()
  .trim()
  .regex(/^[a-z][a-z0-9-]*$/, {
    error: ({ input }) => {
      const suggested = slugify(String(input)).replace(/^[\d-]+/, '');
      return `is what stands after # in the address, and may only contain lowercase letters, digits and hyphens: write ${suggested || 'words of its heading'}`;
    },
  })
  .refine((id) => !frameIds.has(id), {
    error: ({ input }) => `is the anchor of another part of each page: write section-${String(input)}`,
  })
  .meta({
    title: 'Anchor (#)',
    description:
      'What stands after # in the address of this part, as “values” in /why-us#values. Small letters, digits and hyphens; a change breaks the links to it',
  });
