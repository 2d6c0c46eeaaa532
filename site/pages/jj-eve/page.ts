import { z } from 'zod';
import { productEnd, productPictureTop, titledText } from '#content/schema/product-parts.ts';
import { text } from '#content/schema/text.ts';
import { definePage } from '../define-page.ts';
import { reportHours, reportOverlaps } from '../hour-spans.ts';
import { productProps } from '../products/product-props.ts';

const hour = z.number().min(0).max(24);

/** content/pages/jj-eve.yaml. Hours of the day are numbers: 13.25 is 1:15 p.m. */
const schema = z.strictObject({
  ...productPictureTop,
  schedule: z
    .strictObject({
      heading: text,
      text,
      label: text,
      /** A full hour: the labels of the hours begin with it and have no minutes. */
      opens: z.int().min(0).max(24),
      closes: hour,
      now: hour,
      stages: z
        .array(
          z.strictObject({
            name: text,
            place: text,
            sets: z
              .array(
                z.strictObject({
                  from: hour,
                  to: hour,
                  title: text,
                  note: text.optional(),
                  late: z.boolean().optional(),
                }),
              )
              .min(1)
              .superRefine(reportOverlaps),
          }),
        )
        .length(4, 'needs exactly four stages'),
      caption: text,
    })
    .superRefine(({ stages, ...hours }, context) => {
      const spans = stages.flatMap(({ sets }, stage) =>
        sets.map(({ from, to }, set) => ({ from, to, path: ['stages', stage, 'sets', set] })),
      );
      reportHours(hours, spans, context);
    }),
  checkIn: z.strictObject({
    heading: text,
    text,
    scan: z.strictObject({
      label: text,
      gate: text,
      line: text,
      name: text,
      lines: z.array(text).min(1),
      count: text,
      counted: text,
      next: text,
    }),
    arrivals: z.strictObject({
      heading: text,
      label: text,
      bars: z
        .array(z.strictObject({ time: text.optional(), people: z.int().nonnegative() }))
        .min(2)
        .refine((bars) => bars.some(({ people }) => people > 0), 'has nobody: write who arrived'),
      caption: text,
    }),
  }),
  tickets: z.strictObject({
    heading: text,
    text,
    kinds: z
      .array(
        z
          .strictObject({
            price: text,
            name: text,
            text,
            sold: z.int().nonnegative(),
            of: z.int().positive(),
            soldText: text,
            ofText: text,
          })
          .superRefine(({ sold, of }, context) => {
            if (sold <= of) return;
            const message = `is more than ${of}, the number of tickets in all: correct one of them`;
            context.addIssue({ code: 'custom', path: ['sold'], message });
          }),
      )
      .length(4, 'needs exactly four kinds of ticket'),
  }),
  deliverables: z.strictObject({
    heading: text,
    phases: z.array(z.strictObject({ name: text, items: z.array(titledText).min(1) })).length(3, 'needs three phases'),
  }),
  ...productEnd,
});

export type JjEveContent = z.infer<typeof schema>;

export const jjEve = definePage({
  name: 'jj-eve',
  hero: true,
  subject: 'software',
  schema,
  props: productProps,
  load: async () => (await import('./jj-eve-page.tsx')).JjEvePage,
});
