import { z } from 'zod';
import { onward } from './onward.ts';
import { picture } from './picture.ts';
import { pilots } from './pilot.ts';
import { pricing } from './pricing.ts';
import { address, description, text } from './text.ts';

const list = z.strictObject({ heading: text, items: z.array(text).min(2) });
const card = z.strictObject({ name: text, link: address, description: text, picture });
const piece = z.strictObject({
  words: text,
  mark: z.enum(['plain', 'stem', 'name', 'negative', 'positive']).optional(),
  label: text.optional(),
});

/** content/pages/artificial-intelligence-expertise.yaml. The techniques themselves are in content/techniques.yaml. */
export const artificialIntelligenceSchema = z.strictObject({
  title: text,
  description,
  heading: text,
  text,
  picture,
  use: z.strictObject({ heading: text, text, fits: list, waits: list }),
  areas: z.strictObject({ heading: text, cards: z.array(card).length(3, 'needs exactly three cards') }),
  sentence: z.strictObject({
    heading: text,
    text,
    pieces: z.array(piece).min(3),
    outputs: z.array(text).length(6, 'needs one line for each of the six techniques'),
  }),
  pilots,
  pricing,
  onward,
});
