import { z } from 'zod';
import { seeAlso } from '#content/schema/see-also.ts';
import { picture } from '#content/schema/picture.ts';
import { pricing } from '#content/schema/pricing.ts';
import { questions } from '#content/schema/questions.ts';
import { serviceTop } from '#content/schema/service-top.ts';
import { link, text } from '#content/schema/text.ts';
import { definePage } from '../define-page.ts';
import { withSeeAlso } from '../see-also-rows.ts';

/** The last week of the drawing (week-schedule.drawing.module.css). */
const lastWeek = 18;

const pastLastWeek = `past week ${lastWeek}, where the drawing ends: correct it`;

const step = z
  .strictObject({
    name: text,
    text,
    gets: text,
    from: z.int().min(1).max(lastWeek, `is ${pastLastWeek}`),
    /** The number of weeks: a bar of fewer than three has no room for `label`. */
    length: z.int().min(3, 'is less than 3 weeks, whose bar would have no room for its label: write a larger number'),
    label: text,
    weeks: text,
  })
  .refine(({ from, length }) => from + length - 1 <= lastWeek, { path: ['length'], message: `ends ${pastLastWeek}` });

/** content/pages/web-development.yaml. */
const schema = z.strictObject({
  ...serviceTop,
  intro: z.strictObject({
    heading: text,
    paragraphs: z.array(text).min(1),
    facts: z.array(z.strictObject({ term: text, text })).min(3),
    figure: z.strictObject({ picture, caption: text, link }),
  }),
  process: z.strictObject({
    heading: text,
    text,
    axis: z.strictObject({ first: text, release: text }),
    steps: z.array(step).length(5, 'needs exactly five steps'),
    note: text,
  }),
  questions,
  pricing,
  seeAlso,
});

export const webDevelopment = definePage({
  name: 'web-development',
  hero: true,
  subject: 'service',
  schema,
  props: withSeeAlso,
  load: async () => (await import('./web-development-page.tsx')).WebDevelopmentPage,
});
