import { z } from 'zod';
import { seeAlso } from '#content/schema/see-also.ts';
import { picture } from '#content/schema/picture.ts';
import { address, description, text } from '#content/schema/text.ts';
import { definePage } from '../define-page.ts';
import { withSeeAlso } from '../see-also-rows.ts';

const card = z.strictObject({ name: text, link: address, description: text, picture });

/** content/pages/expertise.yaml. */
const schema = z.strictObject({
  title: text,
  description,
  heading: text,
  claim: text,
  text,
  cards: z.array(card).length(3, 'needs exactly three cards'),
  day: z.strictObject({
    heading: text,
    text,
    moments: z
      .array(
        z.strictObject({
          time: text.max(5, 'is too long for its column: write hour and minute, such as 8:04'),
          field: text,
          text,
        }),
      )
      .min(3),
    caption: text,
  }),
  signs: z.strictObject({
    heading: text,
    signs: z.array(z.strictObject({ says: text, field: text, reason: text })).min(3),
  }),
  seeAlso,
});

export const expertise = definePage({
  name: 'expertise',
  hero: true,
  schema,
  props: withSeeAlso,
  load: async () => (await import('./expertise-page.tsx')).ExpertisePage,
});
