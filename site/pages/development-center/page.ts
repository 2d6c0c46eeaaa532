import { z } from 'zod';
import { anchor } from '#content/schema/anchor.ts';
import { seeAlso } from '#content/schema/see-also.ts';
import { picture } from '#content/schema/picture.ts';
import { pricing } from '#content/schema/pricing.ts';
import { description, link, text } from '#content/schema/text.ts';
import { definePage } from '../define-page.ts';
import { withSeeAlso } from '../see-also-rows.ts';

const shares = z
  .array(z.strictObject({ percent: z.int().min(8, 'is too small to be drawn: write 8 or more'), name: text }))
  .length(4, 'needs exactly four shares')
  .refine(
    (all) => all.reduce((sum, { percent }) => sum + percent, 0) === 100,
    'do not add up to 100: correct the shares',
  )
  .refine(
    (all) => all.every(({ percent }, index) => percent <= (all[index - 1]?.percent ?? 100)),
    'are not in order: write the largest first, which is set in larger type',
  );

/** content/pages/development-center-services.yaml. The benefits are cost, team and management. */
const schema = z.strictObject({
  title: text,
  description,
  heading: text,
  text,
  action: link,
  /** The link to the benefits, which begin with `cost`. */
  below: z.strictObject({ name: text, id: anchor }),
  cost: z.strictObject({ heading: text, lead: text, shares, caption: text, points: z.array(text).min(2) }),
  team: z.strictObject({
    heading: text,
    lead: text,
    crafts: z
      .array(z.strictObject({ name: text, years: z.int().positive(), tools: text, picture }))
      .min(4)
      .max(8),
    /** The unit after a number of years. */
    unit: text,
    caption: text,
  }),
  management: z.strictObject({
    heading: text,
    lead: text,
    text,
    caption: text,
    /** The unit after a number of minutes. */
    short: text,
    days: z
      .array(z.strictObject({ day: text, name: text, text, minutes: z.int().positive() }))
      .length(5, 'needs exactly five working days'),
  }),
  start: z.strictObject({
    heading: text,
    stops: z.array(z.strictObject({ when: text, name: text, text })).length(4, 'needs exactly four stops'),
  }),
  pricing,
  seeAlso,
});

export const developmentCenter = definePage({
  name: 'development-center',
  hero: true,
  subject: 'service',
  schema,
  props: withSeeAlso,
  load: async () => (await import('./development-center-page.tsx')).DevelopmentCenterPage,
});
