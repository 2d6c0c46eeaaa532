import { z } from 'zod';
import { reportDuplicates } from './report-duplicates.ts';
import { serviceTop } from './service-top.ts';
import { text } from './text.ts';

const topics = z
  .array(z.strictObject({ name: text, share: z.int().min(10, 'is too small to be drawn: write 10 or more') }))
  .min(2)
  .refine(
    (parts) => parts.reduce((sum, { share }) => sum + share, 0) === 100,
    'has shares that do not add up to 100: correct them',
  );

/** The results of the techniques for the page's example text: site/sections/techniques/technique-finds.ts. */
const finds = z.strictObject({
  stems: z.array(z.strictObject({ start: text, cut: text, base: text })).min(3),
  keywords: z.array(text).min(3),
  entities: z.array(z.strictObject({ words: text, kind: text })).min(3),
  topics,
  summary: text,
  feelings: z.strictObject({
    scale: z.tuple([text, text, text]),
    marks: z
      .array(z.strictObject({ words: text, at: z.number().min(8).max(92) }))
      .min(2)
      .superRefine((marks, context) =>
        reportDuplicates(
          marks.map(({ at }) => at),
          context,
          'at',
        ),
      ),
  }),
});

/** The parts that the three pages under artificial intelligence share. The techniques are in content/techniques.yaml. */
export const topicPage = {
  ...serviceTop,
  rows: z.strictObject({ heading: text, text: text.optional(), finds }),
};
