import { z } from 'zod';
import { onward } from './onward.ts';
import { pilot } from './pilot.ts';
import { text } from './text.ts';
import { topicPage } from './topic-page.ts';

const part = z.strictObject({ name: text, count: z.int('is a whole number').positive(), text });

/** content/pages/model-training.yaml. */
export const modelTrainingSchema = z.strictObject({
  ...topicPage,
  intro: z.strictObject({
    heading: text,
    lead: text,
    paragraphs: z.array(text).min(1),
    whole: z.tuple([part, part]),
    exam: z.tuple([part, part, part]),
    caption: text,
  }),
  steps: z.strictObject({
    heading: text,
    columns: z.tuple([text, text, text]),
    steps: z.array(z.strictObject({ name: text, ours: text, yours: text })).min(4),
  }),
  pilot,
  onward,
});
