import { z } from 'zod';
import { text } from './text.ts';
import { reportDuplicates } from './report-duplicates.ts';

/** content/techniques.yaml: the techniques of language processing, shown on four pages. */
export const techniquesSchema = z
  .array(z.strictObject({ number: z.int().min(1).max(6), name: text, description: text }))
  .length(6, 'needs exactly six techniques')
  .superRefine((techniques, context) =>
    reportDuplicates(
      techniques.map(({ number }) => number),
      context,
      'number',
    ),
  );

export type Technique = z.infer<typeof techniquesSchema>[number];
