import { z } from 'zod';
import { seeAlso } from '#content/schema/see-also.ts';
import { pilot } from '#content/schema/pilot.ts';
import { text } from '#content/schema/text.ts';
import { topicPage } from '#content/schema/topic-page.ts';
import { definePage } from '../define-page.ts';
import { count } from '../figure-numbers.ts';
import { withTechniques } from '../see-also-rows.ts';

const sentence = z.strictObject({
  words: text,
  part: text,
  score: z
    .number()
    .min(-1, 'is below -1, the lowest score: correct it')
    .max(1, 'is above 1, the highest score: correct it'),
});

/** content/pages/sentiment-analysis.yaml. */
const schema = z.strictObject({
  ...topicPage,
  intro: z.strictObject({
    heading: text,
    lead: text,
    text,
    source: text,
    sentences: z.array(sentence).min(3),
    average: text,
    caption: text,
  }),
  parts: z.strictObject({
    heading: text,
    paragraphs: z.array(text).min(1),
    columns: z.strictObject({ part: text, praised: text, blamed: text, proof: text }),
    parts: z.array(z.strictObject({ name: text, praised: count, blamed: count, proof: text })).min(3),
    caption: text,
  }),
  pilot,
  seeAlso,
});

export const sentimentAnalysis = definePage({
  name: 'sentiment-analysis',
  hero: true,
  subject: 'service',
  schema,
  props: withTechniques,
  load: async () => (await import('./sentiment-analysis-page.tsx')).SentimentAnalysisPage,
});
