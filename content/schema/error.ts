import { z } from 'zod';
import { picture } from './picture.ts';
import { link, text } from './text.ts';

/** content/pages/error.yaml: the screen for an unknown address, a lost part of a page and an unexpected error. */
export const errorSchema = z.strictObject({
  unknownAddress: text,
  lostPart: text,
  unexpected: text,
  tryAgain: text,
  /** The label before the requested address. */
  asked: text,
  /** The heading of the pages with similar addresses. */
  nearest: text,
  /** Links to the most important pages. */
  main: z.array(link).min(1),
  /** The label that opens the list of all pages. */
  allPages: text,
  /** The label that opens the technical details. */
  details: text,
  picture,
});

export type ErrorContent = z.infer<typeof errorSchema>;
