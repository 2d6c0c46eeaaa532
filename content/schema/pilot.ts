import { z } from 'zod';
import { text } from './text.ts';

const fact = z.strictObject({ term: text, text });

/** A pilot project with four figures. */
export const pilot = z.strictObject({
  heading: text,
  lead: text,
  text,
  facts: z.array(fact).length(4, 'needs exactly four facts'),
});

/** The pilots side by side, one line each. */
export const pilots = z.strictObject({
  heading: text,
  lead: text,
  text,
  facts: z.array(fact).length(3, 'needs one for each of the three pages'),
});
