import { z } from 'zod';
import { picture } from './picture.ts';
import { link, text } from './text.ts';

/** content/pages/error.yaml. */
export const errorSchema = z.strictObject({
  unknownAddress: text,
  lostPart: text,
  unexpected: text,
  tryAgain: text,
  asked: text,
  nearest: text,
  main: z.array(link).min(1),
  allPages: text,
  details: text,
  picture,
});

export type ErrorContent = z.infer<typeof errorSchema>;
