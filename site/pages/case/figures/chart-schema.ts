import { z } from 'zod';
import { text } from '#content/schema/text.ts';

const tone = z.enum(['sky', 'azure', 'cobalt', 'signal', 'sage', 'pine']);

/** A chart from zero: one column per name, one bar per value. Values in the unit named in the title. */
export const chart = z.strictObject({
  look: z.enum(['bars', 'pins']),
  title: text,
  note: text,
  columnName: text,
  /** The names of the values in a column, in order; a table beside the chart is headed with them. */
  series: z.array(text).min(1),
  ticks: z.array(z.number()).min(2),
  columns: z
    .array(
      z.strictObject({
        name: z.string(),
        values: z.array(z.number()).min(1),
        tone,
        /** On an axis of hours: the hour of the day, 19.5 for half past seven. All columns have one, or none. */
        hour: z.number().min(0).max(24).optional(),
        /** Hides the column's number on a phone, where there is no room for all. */
        silent: z.boolean().default(false),
      }),
    )
    .min(3)
    .refine(
      (columns) => new Set(columns.map(({ hour }) => hour === undefined)).size === 1,
      'has columns with an hour and columns without: give each its hour',
    ),
  legend: z.array(z.strictObject({ tone, text })).min(1),
  source: text,
  table: text,
});
