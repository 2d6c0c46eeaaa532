import { z } from 'zod';
import { lookup } from './lookup.ts';
import { nearestNames } from './nearest-names.ts';

/** The prefix of every mark's address, until each page gets its own sprite: see prerender/data/mark-sprite.ts. */
export const wholeSprite = 'marks.svg#';

/** The id of a one-color logo of a technology or client, in brand/marks.svg or a file of brand/marks/, transformed into its address. */
export const mark = lookup(({ marks }) =>
  z
    .string()
    .refine((id) => marks.has(id), { error: ({ input }) => unknownMark(String(input), [...marks.keys()]) })
    .transform((id) => `${wholeSprite}${id}`),
);

function unknownMark(id: string, known: string[]): string {
  const near = nearestNames(id, known);
  const choice = near.length > 0 ? `; similar: ${near.join(', ')}` : `; it has ${known.join(', ')}`;
  return `names the mark “${id}”, which content/brand/marks.svg does not have: correct its spelling, or put a drawing into content/brand/marks/${id}.svg${choice}`;
}
