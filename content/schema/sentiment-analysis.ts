import { z } from 'zod';
import { onward } from './onward.ts';
import { pilot } from './pilot.ts';
import { text } from './text.ts';
import { topicPage } from './topic-page.ts';

const count = z.int('is a whole number').nonnegative();
const sentence = z.strictObject({
  words: text,
  part: text,
  score: z.number().min(-1, 'is below -1').max(1, 'is above 1'),
});

/** content/pages/sentiment-analysis.yaml. */
export const sentimentAnalysisSchema = z.strictObject({
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
  onward,
});
