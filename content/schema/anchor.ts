import { z } from 'zod';
import { slugify } from './slug.ts';

/** The ids in the frame that site/layout/ puts around every page. */
export const frameIds: ReadonlySet<string> = new Set(['main', 'menu']);

/** The id of a passage, used as the anchor of links to it. */
export const anchor = z
  .string()
  .trim()
  .regex(/^[a-z][a-z0-9-]*$/, {
    error: ({ input }) => {
      const suggestion = slugify(String(input)).replace(/^[\d-]+/, '');
      return `follows the # in the address, and must be a lowercase letter, then lowercase letters, digits and hyphens: write ${suggestion || 'words of its heading'}`;
    },
  })
  .refine((id) => !frameIds.has(id), {
    error: ({ input }) => `is the anchor of another part of each page: write section-${String(input)}`,
  })
  .meta({
    title: 'Anchor (#)',
    description:
      'What follows the # in the address of this part, as “apply” in /careers#apply. Lowercase letters, digits and hyphens, a letter first; a change breaks the links to it',
  });
