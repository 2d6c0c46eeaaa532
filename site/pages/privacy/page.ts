import { z } from 'zod';
import { anchor } from '#content/schema/anchor.ts';
import { isoDate } from '#content/schema/iso-date.ts';
import { linkedText } from '#content/schema/linked-text.ts';
import { reportUnevenRows } from '#content/schema/report-uneven-rows.ts';
import { description, link, text } from '#content/schema/text.ts';
import { reportDuplicates } from '#content/schema/report-duplicates.ts';
import { definePage } from '../define-page.ts';

const table = z
  .strictObject({
    caption: text,
    columns: z.array(text).min(2),
    rows: z.array(z.strictObject({ name: text, cells: z.array(linkedText).min(1) })).min(1),
  })
  .superRefine(reportUnevenRows);
const block = z.union([linkedText, z.strictObject({ list: z.array(linkedText).min(2) }), z.strictObject({ table })]);

/** content/pages/privacy-policy.yaml. */
const schema = z.strictObject({
  title: text,
  description,
  heading: text,
  text,
  inForce: z.strictObject({ date: isoDate, text }),
  contents: text,
  short: z.strictObject({ heading: text, lines: z.array(text).min(2) }),
  passages: z
    .array(z.strictObject({ id: anchor, heading: text, blocks: z.array(block).min(1), link: link.optional() }))
    .min(1, 'is empty: write a passage with its id, heading and blocks')
    .superRefine((passages, context) =>
      reportDuplicates(
        passages.map(({ id }) => `#${id}`),
        context,
        'id',
      ),
    ),
});

export const privacy = definePage({
  name: 'privacy',
  hero: false,
  schema,
  props: ({ title: _, description: __, ...rest }) => rest,
  load: async () => (await import('./privacy-page.tsx')).PrivacyPage,
});
