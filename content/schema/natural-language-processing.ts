import { z } from 'zod';
import { onward } from './onward.ts';
import { pilot } from './pilot.ts';
import { text } from './text.ts';
import { topicPage } from './topic-page.ts';

/** content/pages/natural-language-processing.yaml. */
export const naturalLanguageProcessingSchema = z.strictObject({
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
  onward,
});
