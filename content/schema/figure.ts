import { z } from 'zod';
import { picture } from './picture.ts';
import { text } from './text.ts';

const share = z.number().min(0).max(100, 'is a share in percent: 0 to 100');
const count = z.int().nonnegative();

/**
 * Counted plumes: `filled` of `count` in each field, of which `added` came last. `label` says it for those who listen, a
 * `note` under the field or a `legend` of its colors for those who see. With
 * `columns` they lie in so many, half as many on a phone where they are `wide`; others sort themselves into them.
 */
const plumes = z.strictObject({
  kind: z.literal('plumes'),
  columns: count.min(2).optional(),
  wide: z.boolean().default(false),
  family: z.enum(['cobalt', 'pine', 'sage']),
  fields: z
    .array(
      z.strictObject({
        label: text,
        count,
        filled: count,
        added: count.default(0),
        note: text.optional(),
        legend: z.array(z.strictObject({ mark: z.enum(['filled', 'added', 'empty']), text })).optional(),
      }),
    )
    .min(1),
});

/** Plumes stacked by day; the last one of a `hot` stack is the one that mattered. */
const stacks = z.strictObject({
  kind: z.literal('stacks'),
  label: text,
  stacks: z.array(z.strictObject({ name: text, count, hot: z.boolean().default(false) })).min(2),
  note: text,
});

/** Shares of a whole, one a row; `limit` is where a row is full. */
const bars = z.strictObject({
  kind: z.literal('bars'),
  title: text.optional(),
  rows: z
    .array(z.strictObject({ name: text, share, limit: share.optional(), text, over: z.boolean().default(false) }))
    .min(2),
  total: text.optional(),
});

const link = z.strictObject({ title: text, note: text, late: z.boolean().default(false) });

/** Things that follow from each other, in one or several named lanes. */
const chain = z.strictObject({
  kind: z.literal('chain'),
  lanes: z.array(z.strictObject({ name: text.optional(), links: z.array(link).min(2) })).min(1),
});

const chips = z.strictObject({
  kind: z.literal('chips'),
  chips: z.array(text).min(2),
  chosen: text,
  title: text,
  note: text,
});

const limits = z.strictObject({
  kind: z.literal('limits'),
  columns: z.array(z.strictObject({ name: text, cards: count, full: text.optional() })).length(2),
});

const clock = z.strictObject({ kind: z.literal('clock'), time: text, title: text, note: text });

/** What was left at the end of each day, from the first to the last day drawn, of `days` in all. */
const burndown = z.strictObject({
  kind: z.literal('burndown'),
  label: text,
  left: z.array(count).min(2),
  days: count,
  from: text,
  to: text,
  note: text,
  forecast: text,
});

const checks = z.strictObject({
  kind: z.literal('checks'),
  title: text,
  note: text,
  items: z.array(z.strictObject({ text, done: z.boolean().default(false) })).min(2),
});

/** Rows of a ruled table; the first cell of a row is its name. `total` is a last, heavier row. */
const table = z.strictObject({
  kind: z.literal('table'),
  caption: text,
  head: z.array(text).min(2),
  rows: z.array(z.array(text).min(2)).min(2),
  total: z.array(text).optional(),
  /** Cells with this word get a plume. */
  marked: text.optional(),
});

/** A slip of paper: an index card with corrections, an order ticket. */
const card = z.strictObject({
  kind: z.literal('card'),
  title: text,
  note: text,
  lines: z.array(z.strictObject({ text, look: z.enum(['plain', 'struck', 'hand']).default('plain') })).min(2),
  caption: text.optional(),
});

const register = z.strictObject({
  kind: z.literal('register'),
  label: text,
  name: text,
  status: text,
  tabs: z.array(text).min(2),
  tiles: z.array(z.strictObject({ name: text, price: text, count: count.optional() })).min(6),
  order: z.strictObject({
    title: text,
    lines: z.array(z.strictObject({ name: text, price: text })).min(2),
    total: text,
    button: text,
  }),
});

const scan = z.strictObject({
  kind: z.literal('scan'),
  gate: text,
  status: text,
  name: text,
  ticket: text,
  counted: text,
  button: text,
});

const shift = z.strictObject({
  from: z.number().min(0).max(24),
  to: z.number().min(0).max(24),
  text,
  planned: z.boolean().default(false),
});

/** Shifts of some people over some days; the bar of a shift lies where its hours lie between 5 and 24 o'clock. */
const week = z.strictObject({
  kind: z.literal('week'),
  label: text,
  title: text,
  dates: text,
  head: z.array(text).min(3),
  people: z
    .array(
      z.strictObject({
        name: text,
        role: text,
        shifts: z.array(shift.or(z.null())),
        hours: text,
        over: text.optional(),
      }),
    )
    .min(2),
  off: text,
});

const board = z.strictObject({
  kind: z.literal('board'),
  label: text,
  name: text,
  sprint: text,
  dates: text,
  left: text,
  share,
  /** Initials. */
  people: z.array(text).min(1),
  columns: z
    .array(
      z.strictObject({
        name: text,
        count: text,
        full: z.boolean().default(false),
        cards: z.array(
          z.strictObject({
            title: text,
            note: text.optional(),
            who: text,
            points: z.int(),
            look: z.enum(['plain', 'hot', 'done']).default('plain'),
          }),
        ),
      }),
    )
    .min(3),
});

const phone = z.strictObject({ kind: z.literal('phone'), picture });
const shot = z.strictObject({ kind: z.literal('shot'), picture });

/** A small drawing that shows what a passage tells, made of the passage's own numbers. */
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

const tone = z.enum(['sky', 'azure', 'cobalt', 'sundown', 'sage', 'pine']);

/** A chart from zero: one column a name, one bar a value. Values in the unit the title names. */
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
        /** Where there is no room for the number on a phone: some columns keep theirs. */
        silent: z.boolean().default(false),
      }),
    )
    .min(3),
  legend: z.array(z.strictObject({ tone, text })).min(1),
  source: text,
  table: text,
});
