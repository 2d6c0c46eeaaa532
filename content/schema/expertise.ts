import { z } from 'zod';
import { onward } from './onward.ts';
import { picture } from './picture.ts';
import { address, description, text } from './text.ts';

const card = z.strictObject({ name: text, link: address, description: text, picture });

/** content/pages/expertise.yaml. */
export const expertiseSchema = z.strictObject({
  title: text,
  description,
  heading: text,
  claim: text,
  text,
  cards: z.array(card).length(3, 'needs exactly three cards'),
  day: z.strictObject({
    heading: text,
    text,
    moments: z.array(z.strictObject({ time: text, field: text, text })).min(3),
    caption: text,
  }),
  signs: z.strictObject({
    heading: text,
    signs: z.array(z.strictObject({ says: text, field: text, reason: text })).min(3),
  }),
  onward,
});
