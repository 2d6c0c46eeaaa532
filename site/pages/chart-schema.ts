import { z } from 'zod';
import { reportDuplicates } from '#content/schema/report-duplicates.ts';
import { text } from '#content/schema/text.ts';

const tone = z.enum(['sky', 'azure', 'cobalt', 'signal', 'sage', 'pine']);

/** The greatest factor by which a value may exceed the highest tick: the plot has no more room above it. */
const headroom = 1.1;

/**
 * A chart whose axis starts at zero: one column per name, one bar per value. Values are in the unit named in the title.
 */
export const chart = z
  .strictObject({
    look: z.enum(['bars', 'pins']),
    title: text,
    note: text,
    columnName: text,
    /** The names of a column's values, in order; also the headings of the table below the chart. */
    series: z.array(text).min(1),
    /** The values marked on the axis: from zero, on whose line the columns stand, to its top. */
    ticks: z
      .array(z.number().nonnegative())
      .min(2)
      .refine(([first]) => first === 0, 'does not begin with 0, on which the columns stand: begin with it')
      .refine((ticks) => Math.max(...ticks) > 0, 'has no number above 0, where the axis would end: write one'),
    columns: z
      .array(
        z.strictObject({
          name: z.string(),
          values: z.array(z.number().nonnegative()).min(1),
          tone,
          /** The tone of the values before the last one. */
          before: tone.default('sky'),
          /** The hour of the day on an axis of hours, such as 19.5 for half past seven. Either all columns have one, or none does. */
          hour: z.number().min(0).max(24).optional(),
          /** Hides the column's number on a phone, which has no room for all of them. */
          silent: z.boolean().default(false),
        }),
      )
      .min(3)
      .refine(
        (columns) => new Set(columns.map(({ hour }) => hour === undefined)).size === 1,
        'has columns with an hour and columns without one: give each column an hour',
      )
      .superRefine((columns, context) =>
        reportDuplicates(
          columns.map(({ hour }) => hour),
          context,
          'hour',
        ),
      ),
    legend: z.array(z.strictObject({ tone, text })).min(1),
    source: text,
    table: text,
  })
  .superRefine(({ series, columns, ticks }, context) => {
    const top = Math.max(...ticks);
    for (const [index, { name, values }] of columns.entries()) {
      const highest = Math.max(...values);
      if (highest > headroom * top) {
        context.addIssue({
          code: 'custom',
          path: ['columns', index, 'values'],
          message: `has ${highest} for ${name}, far above the highest of ticks, ${top}: add a tick, or correct the number`,
        });
      }
      if (values.length === series.length) continue;
      const numberCount = values.length === 1 ? 'one number' : `${values.length} numbers`;
      context.addIssue({
        code: 'custom',
        path: ['columns', index, 'values'],
        message: `has ${numberCount} for ${name}, but series has ${series.length}: give one for each of the series`,
      });
    }
  });
