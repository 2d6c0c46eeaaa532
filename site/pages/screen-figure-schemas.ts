import { z } from 'zod';
import { firstShiftHour, lastShiftHour } from '../sections/shift-hours.ts';
import { count, percent } from './figure-numbers.ts';
import { text } from '#content/schema/text.ts';

/** The screen of a cash register. */
export const register = z.strictObject({
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

/** A ticket being scanned at a gate. */
export const scan = z.strictObject({
  kind: z.literal('scan'),
  gate: text,
  status: text,
  name: text,
  ticket: text,
  counted: text,
  button: text,
});

const shiftHour = z.number().min(firstShiftHour).max(lastShiftHour);

const shift = z
  .strictObject({
    from: shiftHour,
    to: shiftHour,
    text,
    planned: z.boolean().default(false),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'is not after the beginning: write a later hour' });

/** Shifts of some people over some days. */
export const week = z
  .strictObject({
    kind: z.literal('week'),
    label: text,
    title: text,
    dates: text,
    /** The headings of the columns: people, each day, total hours. */
    head: z.array(text).min(3),
    people: z
      .array(
        z.strictObject({
          name: text,
          role: text,
          shifts: z.array(shift.nullable()),
          hours: text,
          /** A note on overtime. */
          over: text.optional(),
        }),
      )
      .min(2),
    /** Shown on a day off, whose shift is null. */
    off: text,
  })
  .superRefine(({ head, people }, context) => {
    const dayCount = head.length - 2;
    for (const [index, { shifts }] of people.entries()) {
      if (shifts.length === dayCount) continue;
      const entryCount = shifts.length === 1 ? 'one entry' : `${shifts.length} entries`;
      const days = dayCount === 1 ? 'is one day' : `are ${dayCount} days`;
      const message = `has ${entryCount}, but there ${days} in head: write one for each, null for a day off`;
      context.addIssue({ code: 'custom', path: ['people', index, 'shifts'], message });
    }
  });

/** A project board. */
export const board = z.strictObject({
  kind: z.literal('board'),
  label: text,
  name: text,
  sprint: text,
  dates: text,
  /** The completed share in words, beside its bar. */
  progress: text,
  /** The completed share. */
  share: percent,
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
            /** The assignee. */
            who: text,
            points: z.int(),
            look: z.enum(['plain', 'hot', 'done']).default('plain'),
          }),
        ),
      }),
    )
    .length(5, 'needs exactly five columns'),
});
