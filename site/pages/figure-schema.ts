import { z } from 'zod';
import { count, percent } from './figure-numbers.ts';
import { picture } from '#content/schema/picture.ts';
import { board, register, scan, week } from './screen-figure-schemas.ts';
import { reportDuplicates } from '#content/schema/report-duplicates.ts';
import { text } from '#content/schema/text.ts';

/**
 * A number drawn as plumes: of the `count` plumes in each field, the first `filled` are filled, the last `added` of these in
 * another color, and the `wrong` ones follow. `label` describes the field to screen readers; a `note` below it or a `legend`
 * of its colors explains it to everybody. `columns` sets the number of columns, halved on a phone if `wide`; without it the
 * plumes wrap, in a field of at most 430 px.
 */
const plumes = z
  .strictObject({
    kind: z.literal('plumes'),
    columns: count.min(2).optional(),
    wide: z.boolean().default(false),
    family: z.enum(['cobalt', 'pine', 'sage']),
    fields: z
      .array(
        z
          .strictObject({
            label: text,
            count,
            filled: count,
            added: count.default(0),
            wrong: count.default(0),
            note: text.optional(),
            legend: z.array(z.strictObject({ mark: z.enum(['filled', 'added', 'wrong', 'empty']), text })).optional(),
          })
          .refine(({ filled, added }) => added <= filled, {
            path: ['added'],
            message: 'is more than filled, of which it is a part: correct one of them',
          })
          .refine(({ count: all, filled, wrong }) => filled + wrong <= all, {
            path: ['count'],
            message: 'is less than filled and wrong together: correct one of them',
          }),
      )
      .min(1),
  })
  .refine(({ wide, columns }) => !wide || columns !== undefined, {
    path: ['wide'],
    message: 'needs columns, which fill the width: write their number, or delete the line',
  });

/** Plumes stacked by day; the last one of a `hot` stack is highlighted. */
const stacks = z.strictObject({
  kind: z.literal('stacks'),
  label: text,
  stacks: z.array(z.strictObject({ name: text, count, hot: z.boolean().default(false) })).min(2),
  note: text,
});

/**
 * Bars on tracks, one per row, as shares of the track; `limit` is where a row is full. A row that is `over` its limit, or that
 * shows what goes wrong, has the color of a warning.
 */
const bars = z.strictObject({
  kind: z.literal('bars'),
  title: text.optional(),
  rows: z
    .array(
      z.strictObject({ name: text, share: percent, limit: percent.optional(), text, over: z.boolean().default(false) }),
    )
    .min(2),
  total: text.optional(),
});

const step = z.strictObject({ title: text, note: text, late: z.boolean().default(false) });

/** Consecutive steps, the links of a chain, in one or several named lanes. */
const chain = z.strictObject({
  kind: z.literal('chain'),
  lanes: z.array(z.strictObject({ name: text.optional(), links: z.array(step).min(2) })).min(1),
});

const chips = z
  .strictObject({
    kind: z.literal('chips'),
    chips: z
      .array(text)
      .min(2)
      .superRefine((names, context) => reportDuplicates(names, context)),
    chosen: text,
    title: text,
    note: text,
  })
  .refine(({ chips: all, chosen }) => all.includes(chosen), {
    path: ['chosen'],
    message: 'is not one of the chips: write one of them',
  });

const limits = z.strictObject({
  kind: z.literal('limits'),
  columns: z.array(z.strictObject({ name: text, cards: count, full: text.optional() })).length(2),
});

const clock = z.strictObject({ kind: z.literal('clock'), time: text, title: text, note: text });

/** A burndown chart: the remaining work at the start and at the end of each day so far, of `days` in all. */
const burndown = z
  .strictObject({
    kind: z.literal('burndown'),
    label: text,
    /** The drawing is as high as the first number. */
    remaining: z
      .array(count)
      .min(2)
      .refine(([initialWork]) => initialWork !== 0, 'begins with 0: begin with the work at the start')
      .refine(
        ([initialWork = 0, ...later]) => later.every((work) => work <= initialWork),
        'rises above its first number, up to which it is drawn: correct one of them',
      ),
    days: count.min(1),
    from: text,
    to: text,
    note: text,
    forecast: text,
  })
  .refine(({ remaining, days }) => remaining.length - 1 <= days, {
    path: ['days'],
    message: 'is less than the number of days in remaining: correct one of them',
  });

const checks = z.strictObject({
  kind: z.literal('checks'),
  title: text,
  note: text,
  items: z.array(z.strictObject({ text, done: z.boolean().default(false) })).min(2),
});

/** Rows of a ruled table; the first cell of a row is its name. `total` is a heavier last row. */
const table = z
  .strictObject({
    kind: z.literal('table'),
    caption: text,
    head: z.array(text).min(2),
    rows: z.array(z.array(text).min(2)).min(2),
    total: z.array(text).optional(),
    /** Values of `rows` with this text get a plume. */
    marked: text.optional(),
  })
  .superRefine(({ head, rows, total }, context) => {
    const allRows = [
      ...rows.map((cells, index) => ({ cells, path: ['rows', index] })),
      ...(total ? [{ cells: total, path: ['total'] }] : []),
    ];
    for (const { cells, path } of allRows.filter((row) => row.cells.length !== head.length)) {
      const cellCount = cells.length === 1 ? 'one cell' : `${cells.length} cells`;
      const message = `has ${cellCount}, but there are ${head.length} columns in head: write a cell for each`;
      context.addIssue({ code: 'custom', path, message });
    }
  });

/** A slip of paper: an index card with corrections, an order ticket. */
const card = z.strictObject({
  kind: z.literal('card'),
  title: text,
  note: text,
  lines: z.array(z.strictObject({ text, look: z.enum(['plain', 'struck', 'hand']).default('plain') })).min(2),
  caption: text.optional(),
});

const phone = z.strictObject({ kind: z.literal('phone'), picture });
const shot = z.strictObject({ kind: z.literal('shot'), picture });

/** A small drawing that illustrates a passage with its own numbers. */
export const figure = z.discriminatedUnion('kind', [
  plumes,
  stacks,
  bars,
  chain,
  chips,
  limits,
  clock,
  burndown,
  checks,
  table,
  card,
  register,
  scan,
  week,
  board,
  phone,
  shot,
]);
