import { z } from 'zod';
import { knownFiles } from './known-files.ts';

/** What the address of every mark begins with, until a page gets a sprite of its own: see prerender/data/mark-sprite.ts. */
export const wholeSprite = 'marks.svg#';

/** The id of a one-colour sign in brand/marks.svg, a technology or a client; becomes its address. */
export const mark = z
  .string()
  .refine((id) => knownFiles().marks.has(id), {
    error: (issue) =>
      `names the mark “${String(issue.input)}”, which content/brand/marks.svg does not have: ${[...knownFiles().marks.keys()].join(', ')}`,
  })
  .transform((id) => `${wholeSprite}${id}`);
