import { z } from 'zod';
import { text } from './text.ts';

/** Questions that clients ask before signing, each with its answer. */
export const questions = z.strictObject({
  heading: text,
  answers: z.array(z.strictObject({ question: text, answer: text })).min(3),
});
