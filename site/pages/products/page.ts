import { z } from 'zod';
import { picture } from '#content/schema/picture.ts';
import { pictureTop } from '#content/schema/picture-top.ts';
import { link, text } from '#content/schema/text.ts';
import { firstShiftHour, lastShiftHour } from '../../sections/shift-hours.ts';
import { definePage } from '../define-page.ts';
import { maxFeatherYears, minFeatherYears } from './feather-years.ts';

const namedValue = z.strictObject({ name: text, value: text });
const hour = z.number().min(0).max(24);
const shiftHour = z.number().min(firstShiftHour).max(lastShiftHour);
const shift = z
  .tuple([shiftHour, shiftHour])
  .refine(([from, to]) => from < to, 'ends before it begins: write its first hour first');

/** `since`: the year in which the first client started to use the product. */
const teaser = z.strictObject({
  heading: text,
  text,
  more: link,
  since: z.int().min(2000, 'is not a year from 2000 on: correct it'),
});

/** A week of shifts, which JJ Timesheet's page shows too. */
const week = z.strictObject({
  label: text,
  person: text,
  hours: text,
  off: text,
  over: text,
  days: z.array(text).length(7, 'needs seven days'),
  today: z.int().min(0).max(6),
  now: hour,
  rows: z
    .array(
      z.strictObject({
        initials: text,
        name: text,
        role: text,
        shifts: z.array(shift.nullable()).length(7, 'needs seven days: null is a day off'),
      }),
    )
    .min(1),
});

/** content/pages/product.yaml. */
const schema = z.strictObject({
  ...pictureTop,
  label: text,
  /** The label of the feathers' heights, the year up to which they count, and the word before a product's first year. */
  scale: z.strictObject({ heights: text, until: z.int(), since: text }),
  rental: teaser.extend({ facts: z.array(namedValue), screen: picture }),
  church: teaser.extend({ screen: picture }),
  register: teaser.extend({
    register: z.strictObject({
      label: text,
      dishes: z.array(z.strictObject({ name: text, price: text, chosen: z.boolean().optional() })).length(9),
      ticket: z.strictObject({ heading: text, lines: z.array(namedValue), sums: z.array(namedValue), pay: text }),
    }),
  }),
  events: teaser.extend({ ticket: z.strictObject({ event: text, title: text, entry: text, number: text }) }),
  projects: teaser.extend({
    columns: z
      .array(
        z.strictObject({ name: text, cards: z.array(z.strictObject({ title: text, note: text.optional() })).min(1) }),
      )
      .length(4, 'needs exactly four columns'),
  }),
  timesheet: teaser.extend({ week }),
});

export type ProductsContent = z.infer<typeof schema>;

/** The number of the week's people that this page shows at most; JJ Timesheet's page shows all of them. */
const maxPeople = 4;

export const products = definePage({
  name: 'products',
  hero: true,
  type: 'CollectionPage',
  schema,
  // The names and notes are the header's, if it has the product. The newest product is first.
  props: ({ title: _, description: __, scale: { until, ...scale }, ...rest }, { navigation }, { path }) => {
    const headerEntries = navigation.header.find(({ link }) => link === path)?.children ?? [];
    const { rental, church, register, events, projects, timesheet } = rest;
    const teasers = [rental, church, register, events, projects, timesheet];
    const productLinks = teasers.map(({ heading, more: { link }, since }) => {
      const { name = heading, note } = headerEntries.find((entry) => entry.link === link) ?? {};
      return { name, link, note, since, years: until - since };
    });
    return {
      ...rest,
      scale,
      timesheet: { ...timesheet, week: { ...timesheet.week, rows: timesheet.week.rows.slice(0, maxPeople) } },
      products: productLinks.toSorted((a, b) => b.since - a.since),
    };
  },
  check({ scale: { until }, rental, church, register, events, projects, timesheet }, _context, report) {
    for (const [name, { since }] of Object.entries({ rental, church, register, events, projects, timesheet })) {
      const limit = `${until}, up to which scale › until counts`;
      if (since > until) report([name, 'since'], `is after ${limit}: correct one of them`);
      else if (until - since < minFeatherYears)
        report(
          [name, 'since'],
          `is less than ${minFeatherYears} years before ${limit}, and its feather would be too low for its name: correct one of them`,
        );
      else if (until - since > maxFeatherYears)
        report(
          [name, 'since'],
          `is more than ${maxFeatherYears} years before ${limit}, and the drawing has no room for more: correct one of them`,
        );
    }
  },
  load: async () => (await import('./products-page.tsx')).ProductsPage,
});
