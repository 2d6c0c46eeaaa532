import { z } from 'zod';
import { seeAlso } from '#content/schema/see-also.ts';
import { pilot } from '#content/schema/pilot.ts';
import { text } from '#content/schema/text.ts';
import { topicPage } from '#content/schema/topic-page.ts';
import { definePage } from '../define-page.ts';
import { withTechniques } from '../see-also-rows.ts';

/** content/pages/natural-language-processing.yaml. */
const schema = z.strictObject({
  ...topicPage,
  intro: z.strictObject({
    heading: text,
    lead: text,
    paragraphs: z.array(text).min(1),
    letter: z.strictObject({
      to: text,
      date: text,
      /** `summarized`: the summary is taken from it. */
      paragraphs: z.array(z.strictObject({ text, summarized: z.boolean().default(false) })).min(1),
      signed: text,
      choose: text,
      caption: text,
    }),
  }),
  filed: z.strictObject({
    heading: text,
    paragraphs: z.array(text).min(1),
    fields: z.array(z.strictObject({ name: text, value: text, from: text })).min(3),
    caption: text,
  }),
  pilot,
  seeAlso,
});

export const naturalLanguageProcessing = definePage({
  name: 'natural-language-processing',
  hero: true,
  subject: 'service',
  schema,
  props: withTechniques,
  load: async () => (await import('./natural-language-processing-page.tsx')).NaturalLanguageProcessingPage,
});
