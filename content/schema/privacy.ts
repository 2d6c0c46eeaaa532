import { z } from 'zod';
import { anchor } from './anchor.ts';
import { day } from './day.ts';
import { linkedText } from './linked-text.ts';
import { description, link, text } from './text.ts';

const table = z.strictObject({
  caption: text,
  columns: z.array(text).min(2),
  rows: z.array(z.strictObject({ name: text, cells: z.array(linkedText).min(1) })).min(1),
});
const block = z.union([linkedText, z.strictObject({ list: z.array(linkedText).min(2) }), z.strictObject({ table })]);

/** content/pages/privacy-policy.yaml. */
export const privacySchema = z.strictObject({
  title: text,
  description,
  heading: text,
  text,
  inForce: z.strictObject({ date: day, text }),
  contents: text,
  short: z.strictObject({ heading: text, lines: z.array(text).min(2) }),
  passages: z
    .array(z.strictObject({ id: anchor, heading: text, blocks: z.array(block).min(1), link: link.optional() }))
    .min(1, 'is empty: write a passage with its id, heading and blocks'),
});

export type PrivacyContent = z.infer<typeof privacySchema>;
