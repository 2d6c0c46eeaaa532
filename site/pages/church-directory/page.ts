import { z } from 'zod';
import { icon } from '#content/schema/icon.ts';
import { picture } from '#content/schema/picture.ts';
import { passage, productEnd, productTop, titledText } from '#content/schema/product-parts.ts';
import { text } from '#content/schema/text.ts';
import { definePage } from '../define-page.ts';
import { productProps } from '../products/product-props.ts';

/** The most people whose full names fit in the back, the middle and the front pew of a wide page. */
const pewSizes = [3, 4, 6];

function reportOverfullPews(pews: readonly unknown[][], context: z.RefinementCtx) {
  for (const [index, { length }] of pews.entries()) {
    const size = pewSizes[index];
    if (size === undefined || length <= size) continue;
    const message = `has ${length} people, but this pew has room for ${size}: delete some`;
    context.addIssue({ code: 'custom', path: [index], message });
  }
}

const person = z.strictObject({ name: text, note: text, picture });

/** content/pages/church-directory.yaml. */
const schema = z.strictObject({
  ...productTop,
  pews: z
    .array(z.array(z.strictObject({ name: text, picture })).min(3))
    .length(3, 'needs three pews, the back one first')
    .superRefine(reportOverfullPews),
  opening: passage.extend({ screen: picture }),
  sharing: z.strictObject({
    heading: text,
    text,
    label: text,
    columns: z.array(text).length(4, 'needs four columns'),
    shown: text,
    hidden: text,
    rows: z.array(z.strictObject({ name: text, shown: z.array(z.boolean()).length(3) })).min(1),
  }),
  desk: z.strictObject({
    heading: text,
    text,
    label: text,
    name: text,
    areas: z.array(z.strictObject({ name: text, count: text.optional() })).min(1),
    changes: z.strictObject({
      heading: text,
      count: text,
      keep: text,
      undo: text,
      rows: z
        .array(z.strictObject({ who: text, what: text, before: text.optional(), now: text, when: text, picture }))
        .min(1),
    }),
    groups: z.strictObject({
      heading: text,
      rows: z.array(z.strictObject({ name: text, members: z.int().min(1) })).min(1),
    }),
  }),
  care: z.strictObject({
    heading: text,
    text,
    meals: z.strictObject({
      label: text,
      heading: text,
      text,
      open: text,
      evenings: z.array(z.strictObject({ day: text, taken: person.optional() })).min(1),
    }),
    note: titledText,
    household: z.strictObject({
      label: text,
      heading: text,
      text,
      family: z.array(picture).length(3, 'needs three pictures'),
      people: z.array(person).min(1),
      shared: text,
    }),
  }),
  print: passage.extend({
    label: text,
    pages: z.array(z.strictObject({ heading: text, number: text, households: z.array(person).length(4) })).length(2),
  }),
  deliverables: z.strictObject({ heading: text, text, items: z.array(titledText.extend({ icon })).min(1) }),
  ...productEnd,
});

export type ChurchDirectoryContent = z.infer<typeof schema>;

export const churchDirectory = definePage({
  name: 'church-directory',
  hero: true,
  subject: 'software',
  schema,
  props: productProps,
  load: async () => (await import('./church-directory-page.tsx')).ChurchDirectoryPage,
});
