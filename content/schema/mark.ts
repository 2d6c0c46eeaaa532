import { z } from 'zod';
import { knownFiles } from './known-files.ts';
import { nearestNames } from './nearest-names.ts';

/** What the address of every mark begins with, until a page gets a sprite of its own: see prerender/data/mark-sprite.ts. */
export const wholeSprite = 'marks.svg#';

/** The id of a one-color sign, a technology or a client, in brand/marks.svg or as a file of brand/marks/; becomes its address. */
export const mark = z
  .string()
  .refine((id) => knownFiles().marks.has(id), {
    error: ({ input }) => unknownMark(String(input), [...knownFiles().marks.keys()]),
  })
  .transform((id) => `${wholeSprite}${id}`);

function unknownMark(id: string, known: string[]): string {
  const near = nearestNames(id, known);
  const choice = near.length > 0 ? `; similar: ${near.join(', ')}` : `; it has ${known.join(', ')}`;
  return `names the mark “${id}”, which content/brand/marks.svg does not have: correct its spelling, or put a drawing into content/brand/marks/${id}.svg${choice}`;
}
