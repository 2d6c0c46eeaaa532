import { z } from 'zod';
import { caseLink, productEnd, productPictureTop, titledText } from '#content/schema/product-parts.ts';
import { tieredPricing } from '#content/schema/pricing.ts';
import { text } from '#content/schema/text.ts';
import { reportDuplicates } from '#content/schema/report-duplicates.ts';
import { definePage } from '../define-page.ts';
import { products } from '../products/page.ts';
import { productProps } from '../products/product-props.ts';

const namedValue = z.strictObject({ name: text, value: text });

/** content/pages/jj-timesheet.yaml. The week that the page shows is in product.yaml, beside the list of products. */
const schema = z.strictObject({
  ...productPictureTop,
  app: z.strictObject({
    views: z.array(text).min(1),
    range: text,
    totals: z.array(namedValue).length(3, 'needs exactly three totals'),
    approve: text,
    caption: text,
  }),
  jobs: z.strictObject({
    heading: text,
    employees: titledText.extend({
      person: z.strictObject({
        initials: text,
        name: text,
        role: text,
        status: text,
        lines: z.array(namedValue.extend({ attention: z.boolean().optional() })).min(1),
      }),
    }),
    attendance: titledText.extend({
      now: namedValue.extend({ hint: text }),
      entries: z.array(z.strictObject({ time: text, name: text, late: text.optional() })).min(1),
    }),
    payroll: titledText.extend({
      label: text,
      columns: z.array(text).length(4, 'needs four columns'),
      lines: z.array(z.array(z.string()).length(4, 'needs four values')).min(1),
      total: namedValue,
    }),
    scheduling: titledText.extend({ from: namedValue, to: namedValue, note: text }),
  }),
  timeline: z.strictObject({
    heading: text,
    steps: z
      .array(titledText.extend({ when: text }))
      .min(2)
      .max(6),
  }),
  features: z.strictObject({
    heading: text,
    features: z
      .array(z.strictObject({ number: z.int(), title: text, desc: text }))
      .min(3)
      .superRefine((features, context) =>
        reportDuplicates(
          features.map(({ number }) => number),
          context,
          'number',
        ),
      ),
    more: text,
  }),
  ...productEnd,
  pricing: tieredPricing,
  case: caseLink.pick({ link: true }),
});

export type JjTimesheetContent = z.infer<typeof schema>;

export const jjTimesheet = definePage({
  name: 'jj-timesheet',
  hero: true,
  subject: 'software',
  schema,
  props: (pageContent, content) => ({
    ...productProps(pageContent, content),
    week: content.page(products.schema, '/product').timesheet.week,
  }),
  load: async () => (await import('./jj-timesheet-page.tsx')).JjTimesheetPage,
});
