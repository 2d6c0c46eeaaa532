import { z } from 'zod';
import { text } from '#content/schema/text.ts';

/** content/pages/article.yaml: the labels around every article. */
export const articleLabelsSchema = z.strictObject({
  contents: text,
  related: text,
  newer: text,
  older: text,
  shared: text,
  updated: text,
  share: text,
  networks: z
    .array(
      z.strictObject({
        name: text,
        address: z.url({ protocol: /^https?$/, error: 'is not a complete web address: begin it with https://' }),
        drawing: z.enum(['facebook', 'twitter', 'whatsapp', 'linkedin']),
      }),
    )
    .length(4, 'needs exactly four networks'),
});

export type ArticleLabels = z.infer<typeof articleLabelsSchema>;
