import { z } from 'zod';
import { seeAlso } from '#content/schema/see-also.ts';
import { picture } from '#content/schema/picture.ts';
import { pilots } from '#content/schema/pilot.ts';
import { pricing } from '#content/schema/pricing.ts';
import { address, description, text } from '#content/schema/text.ts';
import { definePage } from '../define-page.ts';
import { withSeeAlso } from '../see-also-rows.ts';

const list = z.strictObject({ heading: text, items: z.array(text).min(2) });
const card = z.strictObject({ name: text, link: address, description: text, picture });
const piece = z.strictObject({
  words: text,
  mark: z.enum(['plain', 'stem', 'name', 'negative', 'positive']).optional(),
  label: text.optional(),
});

/** content/pages/artificial-intelligence-expertise.yaml. The techniques themselves are in content/techniques.yaml. */
const schema = z.strictObject({
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
  seeAlso,
});

export const artificialIntelligence = definePage({
  name: 'artificial-intelligence',
  hero: true,
  subject: 'service',
  schema,
  props: (pageContent, content) => ({
    ...withSeeAlso(pageContent, content),
    sentence: { ...pageContent.sentence, techniques: content.techniques },
  }),
  load: async () => (await import('./artificial-intelligence-page.tsx')).ArtificialIntelligencePage,
});
