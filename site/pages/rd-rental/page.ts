import { z } from 'zod';
import { picture } from '#content/schema/picture.ts';
import { caseLink, passage, productEnd, productPictureTop, titledText } from '#content/schema/product-parts.ts';
import { tieredPricing } from '#content/schema/pricing.ts';
import { text } from '#content/schema/text.ts';
import { definePage } from '../define-page.ts';
import { reportHours, reportOverlaps } from '../hour-spans.ts';
import { productProps } from '../products/product-props.ts';

const inspection = z.strictObject({
  label: text,
  heading: text,
  plate: text,
  lines: z.array(z.strictObject({ name: text, value: text, changed: z.boolean().optional() })).min(1),
  button: text,
  note: text,
});

const hour = z.number().min(0).max(24).multipleOf(0.5);

const late = z
  .strictObject({
    label: text,
    title: text,
    note: text,
    /** A full hour: the labels of the hours begin an hour after it and have no minutes. */
    opens: z.int().min(0).max(24),
    closes: hour,
    now: hour,
    rows: z
      .array(
        z.strictObject({
          name: text,
          plate: text,
          bookings: z
            .array(
              z.strictObject({
                look: z.enum(['out', 'late', 'booked', 'shop']),
                from: hour,
                to: hour,
                text: text.optional(),
                note: text.optional(),
                movedFrom: z.int().optional(),
              }),
            )
            .min(1)
            .superRefine(reportOverlaps),
        }),
      )
      .min(2),
    message: z.strictObject({ to: text, text }),
  })
  .superRefine(({ rows, ...hours }, context) => {
    const spans = rows.flatMap(({ bookings }, row) =>
      bookings.map(({ from, to }, booking) => ({ from, to, path: ['rows', row, 'bookings', booking] })),
    );
    reportHours(hours, spans, context);
  });

/** content/pages/rd-rental.yaml. */
const schema = z.strictObject({
  ...productPictureTop,
  screen: z.strictObject({ picture, phone: picture, caption: text }),
  statement: passage,
  late,
  day: z.strictObject({
    heading: text,
    hours: z
      .array(
        titledText
          .extend({
            time: text,
            half: text,
            pictures: z
              .array(picture)
              .refine(({ length }) => length === 1 || length === 4, 'needs one picture or four')
              .optional(),
            /** Shown instead of pictures. */
            inspection: inspection.optional(),
          })
          .refine(
            ({ pictures, inspection: shown }) => (pictures === undefined) !== (shown === undefined),
            'needs either pictures or an inspection: write one of the two, and delete the other',
          ),
      )
      .min(1),
  }),
  start: z.strictObject({ heading: text, text, weeks: z.array(titledText.extend({ unit: text, when: text })).min(1) }),
  deliverables: z.strictObject({ heading: text, text, items: z.array(titledText).min(1) }),
  ...productEnd,
  pricing: tieredPricing,
  case: caseLink.extend({ picture, more: text }),
});

export type RdRentalContent = z.infer<typeof schema>;

export const rdRental = definePage({
  name: 'rd-rental',
  hero: true,
  subject: 'software',
  schema,
  props: productProps,
  load: async () => (await import('./rd-rental-page.tsx')).RdRentalPage,
});
