import { z } from 'zod';
import { chart } from './chart-schema.ts';
import { figure } from './figure-schema.ts';
import { mark } from '#content/schema/mark.ts';
import { picture } from '#content/schema/picture.ts';
import { address, description, text } from '#content/schema/text.ts';

const story = z.strictObject({
  kind: z.literal('story'),
  heading: text,
  lead: text,
  paragraphs: z.array(text).min(1),
  /** `under` the heading; `beside`: a narrow figure, beside the text even between 700 and 960 px. */
  place: z.enum(['under', 'beside']),
  figure,
});

const screens = z.strictObject({
  kind: z.literal('screens'),
  background: z.enum(['haze', 'pine', 'mist', 'peach', 'deep', 'stone']),
  main: figure,
  heading: text,
  text,
  details: z.array(z.strictObject({ figure, caption: text })).max(2),
  /** `phone`: the main figure is narrow and beside the text. */
  layout: z.enum(['wide', 'phone']),
});

const features = z.strictObject({
  kind: z.literal('features'),
  heading: text,
  text,
  rows: z
    .array(z.strictObject({ title: text, text, figure }))
    .min(6)
    .max(7),
});

const deliverables = z
  .strictObject({
    kind: z.literal('deliverables'),
    heading: text,
    layout: z.enum(['beside', 'columns']),
    /** Headings tell groups apart: a single group has none. */
    groups: z.array(z.strictObject({ heading: text.optional(), items: z.array(text).min(2) })).min(1),
  })
  .refine(({ layout, groups }) => layout === 'columns' || groups.length === 1, {
    path: ['layout'],
    message: 'has no room for several groups: write columns',
  })
  .refine(({ groups }) => groups.length > 1 || !groups[0]?.heading, {
    path: ['groups', 0, 'heading'],
    message: 'tells groups apart, and this is the only one: delete the line',
  });

const results = z
  .strictObject({
    kind: z.literal('results'),
    heading: text,
    figure: text,
    /** The two numbers of `figure`, drawn as a bar that shrinks from the first to the second; `text` is below it. */
    shrinks: z
      .strictObject({ from: z.number().positive(), to: z.number().positive(), text })
      .refine(({ from, to }) => to < from, {
        path: ['to'],
        message: 'is not less than from: the bar shrinks to this number',
      })
      .optional(),
    text,
    /** `wide`: the evidence takes the whole width; `slip`: it is a receipt beside the figure. */
    layout: z.enum(['wide', 'slip']).default('wide'),
    background: z.enum(['haze', 'peach', 'pine']).optional(),
    /** The result's number drawn as countable shapes, above the evidence or, with a receipt, below it. */
    counted: figure.optional(),
    shown: z.discriminatedUnion('as', [
      z.strictObject({ as: z.literal('chart'), chart }),
      z.strictObject({ as: z.literal('figure'), figure, source: text }),
    ]),
    facts: z
      .array(z.strictObject({ figure: text, text }))
      .min(2)
      .max(3),
    /** The client's own claim, with its source. */
    claim: text.optional(),
  })
  .refine(
    ({ shown, background, layout }) =>
      shown.as !== 'chart' || layout === 'slip' || !background || background === 'haze',
    {
      path: ['background'],
      message: 'is too dark or too colorful for a chart: write haze, or delete the line',
    },
  );

const comparison = z.strictObject({
  kind: z.literal('comparison'),
  heading: text,
  topic: text,
  before: text,
  after: text,
  rows: z.array(z.strictObject({ topic: text, before: text, after: text })).min(3),
});

const clockRows = z.strictObject({
  kind: z.literal('clockRows'),
  heading: text,
  rows: z.array(z.strictObject({ time: text, title: text, text })).min(3),
});

/** A part of a project, from its first week to its last one, counted from 1. */
const weekRow = z
  .strictObject({ from: z.int().min(1), to: z.int(), title: text, text })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'is before the week in from: write that week or a later one',
  });

const weeks = z
  .strictObject({ kind: z.literal('weeks'), heading: text, text, weeks: z.int().min(2), rows: z.array(weekRow).min(3) })
  .superRefine(({ weeks: lastWeek, rows }, context) => {
    for (const [index, { to }] of rows.entries()) {
      if (to <= lastWeek) continue;
      context.addIssue({
        code: 'custom',
        path: ['rows', index, 'to'],
        message: `is after the last week, ${lastWeek}: correct one of them`,
      });
    }
  });

const day = z.strictObject({ kind: z.literal('day'), heading: text, text, chart });

/** content/pages/case-studies/: the problem, what was built, what changed. */
export const caseSchema = z.strictObject({
  title: text,
  description,
  heading: text,
  claim: text.optional(),
  text,
  picture,
  /** A one-line summary, for the list and for the end of other cases. */
  line: text,
  cover: picture.optional(),
  facts: z.strictObject({ industry: text, location: text, expertise: text, technologies: text, timeline: text }),
  /** The body, in order. */
  blocks: z
    .array(
      z.discriminatedUnion('kind', [
        story,
        screens,
        features,
        deliverables,
        results,
        comparison,
        clockRows,
        weeks,
        day,
      ]),
    )
    .refine(
      (blocks) => ['screens', 'deliverables', 'results'].every((kind) => blocks.some((block) => block.kind === kind)),
      'needs screens, deliverables and results',
    ),
  /** `wordmark`: the logo already shows the name. */
  technologies: z.array(z.strictObject({ mark, name: text, wordmark: z.boolean().default(false) })).min(4),
  product: z.strictObject({ link: address, text }),
});

export type CaseContent = z.infer<typeof caseSchema>;
export type CaseBlock = CaseContent['blocks'][number];
