import { z } from 'zod';
import { seeAlso } from '#content/schema/see-also.ts';
import { pilot } from '#content/schema/pilot.ts';
import { text } from '#content/schema/text.ts';
import { topicPage } from '#content/schema/topic-page.ts';
import { definePage } from '../define-page.ts';
import { withTechniques } from '../see-also-rows.ts';

const part = z.strictObject({ name: text, count: z.int().positive(), text });

const intro = z
  .strictObject({
    heading: text,
    lead: text,
    paragraphs: z.array(text).min(1),
    /** All examples: those for training, and those held out for the test. */
    whole: z.tuple([part, part]),
    /** The examples held out, by their result in the test. */
    exam: z.tuple([part, part, part]),
    caption: text,
  })
  .superRefine(({ whole: [, { count: heldOut }], exam }, context) => {
    const examCount = exam.reduce((total, { count }) => total + count, 0);
    if (examCount === heldOut) return;
    const message = `has ${examCount} examples, but ${heldOut} are held out in whole: correct one of them`;
    context.addIssue({ code: 'custom', path: ['exam'], message });
  });

/** content/pages/model-training.yaml. */
const schema = z.strictObject({
  ...topicPage,
  intro,
  steps: z.strictObject({
    heading: text,
    columns: z.tuple([text, text, text]),
    steps: z.array(z.strictObject({ name: text, ours: text, yours: text })).min(4),
  }),
  pilot,
  seeAlso,
});

export const modelTraining = definePage({
  name: 'model-training',
  hero: true,
  subject: 'service',
  schema,
  props: withTechniques,
  load: async () => (await import('./model-training-page.tsx')).ModelTrainingPage,
});
