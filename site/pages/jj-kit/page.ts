import { z } from 'zod';
import { productEnd, productPictureTop, titledText } from '#content/schema/product-parts.ts';
import { reportDuplicates } from '#content/schema/report-duplicates.ts';
import { text } from '#content/schema/text.ts';
import { definePage } from '../define-page.ts';
import { maxPoints } from './burndown-scale.ts';
import { productProps } from '../products/product-props.ts';

const card = z.strictObject({ title: text, area: text, points: z.int(), who: text.optional() });

/** The index of the column at its limit: it is drawn wider, and a card of the column before it is moved toward it. */
const fullColumnIndex = 1;

/** content/pages/jj-kit.yaml. Board, chart and review show the same sprint. */
const schema = z.strictObject({
  ...productPictureTop,
  board: z.strictObject({
    heading: text,
    text,
    label: text,
    columns: z
      .array(
        z.strictObject({
          name: text,
          count: text,
          full: z.boolean().optional(),
          cards: z.array(card),
          next: z.array(card),
        }),
      )
      .length(4, 'needs exactly four columns')
      .refine(
        (columns) => columns.every(({ full = false }, index) => full === (index === fullColumnIndex)),
        'needs full: true in the second column and in no other: the drawing has a column at its limit there',
      ),
  }),
  pocket: z.strictObject({
    heading: text,
    text,
    facts: z.array(titledText).min(1),
    card: z.strictObject({
      label: text,
      column: text,
      count: text,
      title: text,
      area: text,
      points: text,
      checks: z.array(z.strictObject({ text, done: z.boolean() })).min(1),
      timer: z.strictObject({ value: text, name: text, stop: text }),
      note: z.strictObject({ who: text, initials: text, text }),
    }),
  }),
  burndown: z
    .strictObject({
      heading: text,
      label: text,
      /** The remaining points at the start, and then at the end of each day. */
      remaining: z.array(z.int().min(0).max(maxPoints)).min(3),
      /** The day on which points were added. */
      added: z.int().min(1),
      start: text,
      day: text,
      caption: text,
      table: z.strictObject({ open: text, day: text, points: text }),
      notes: z
        .array(titledText.extend({ day: z.int().min(0) }))
        .length(3, 'needs three notes')
        .superRefine((notes, context) =>
          reportDuplicates(
            notes.map(({ day }) => day),
            context,
            'day',
          ),
        ),
    })
    .superRefine(({ remaining, added, notes }, context) => {
      const lastDay = remaining.length - 1;
      const days = [
        { day: added, path: ['added'] },
        ...notes.map(({ day }, index) => ({ day, path: ['notes', index, 'day'] })),
      ];
      for (const { path } of days.filter(({ day }) => day > lastDay)) {
        context.addIssue({
          code: 'custom',
          path,
          message: `is after day ${lastDay}, the last of remaining: correct one of them`,
        });
      }
      const [before = 0, after = 0] = [remaining[added - 1], remaining[added]];
      if (added <= lastDay && after <= before) {
        context.addIssue({
          code: 'custom',
          path: ['added'],
          message: `is day ${added}, on which remaining does not rise: name the day on which points were added`,
        });
      }
    }),
  review: z.strictObject({
    meeting: z.array(text).length(2),
    figure: text,
    heading: text,
    label: text,
    columns: z.array(text).length(4, 'needs four columns'),
    rows: z
      .array(z.strictObject({ card: text, points: text, by: text, decision: text, back: z.boolean().optional() }))
      .min(1),
    note: titledText,
  }),
  deliverables: z.strictObject({
    heading: text,
    text,
    steps: z
      .array(z.strictObject({ when: text, items: z.array(titledText).min(1) }))
      .length(4, 'needs four steps')
      .superRefine((steps, context) => {
        for (const [index, { items }] of steps.entries()) {
          const above = steps[index - 1];
          if (!above || items.length < above.items.length) continue;
          context.addIssue({
            code: 'custom',
            path: [index, 'items'],
            message: `has ${items.length} cards, but the step before it has ${above.items.length}: stairs go down, so give it fewer`,
          });
        }
      }),
  }),
  ...productEnd,
});

export type JjKitContent = z.infer<typeof schema>;

export const jjKit = definePage({
  name: 'jj-kit',
  hero: true,
  subject: 'software',
  schema,
  props: productProps,
  load: async () => (await import('./jj-kit-page.tsx')).JjKitPage,
});
