import { z } from 'zod';
import { picture } from '#content/schema/picture.ts';
import { passage, productEnd, productTop, titledText } from '#content/schema/product-parts.ts';
import { text } from '#content/schema/text.ts';
import { definePage } from '../define-page.ts';
import { productProps } from '../products/product-props.ts';
import type { FloorArea } from './floor-plan.tsx';

const line = z.strictObject({ count: text, name: text, note: text.optional(), price: text.optional() });

/** A time on a twelve-hour clock. */
const clockTime = text.regex(/^(1[0-2]|[1-9]):[0-5]\d$/, 'must be a time without am or pm: for example 12:20');

/** Three rows of seventeen, which the line of the outage has room for (outage-line.module.css). */
const maxHeldOrders = 51;

const namedValue = z.strictObject({ name: text, value: text });
const key = z.strictObject({
  name: text,
  price: text,
  kind: z.enum(['meat', 'side', 'drink', 'sweet']),
  quantity: text.optional(),
});
const order = { number: text, where: text };

/** The size of a floor plan in squares, which floor-plan.drawing.module.css draws. */
const floor = { width: 24, height: 14 };

/** A rectangle in the squares of a floor plan. The upper left square is 1, 1. */
const floorArea = {
  left: z.int().min(1).max(floor.width),
  top: z.int().min(1).max(floor.height),
  width: z.int().min(1).max(floor.width),
  height: z.int().min(1).max(floor.height),
};

function reportOutsideOfFloor({ left, top, width, height }: FloorArea, context: z.RefinementCtx) {
  const report = (name: string) =>
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `extends beyond the floor, which is ${floor.width} wide and ${floor.height} high: correct it`,
    });
  if (left + width - 1 > floor.width) report('width');
  if (top + height - 1 > floor.height) report('height');
}

/** Whether two areas have a square in common. */
const overlap = (one: FloorArea, other: FloorArea) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const floorPlan = z
  .strictObject({
    heading: text,
    text,
    label: text,
    states: z.strictObject({ free: text, seated: text, ordered: text, eating: text, paying: text, late: text }),
    rooms: z.array(z.strictObject({ name: text, ...floorArea }).superRefine(reportOutsideOfFloor)).min(1),
    tables: z
      .array(
        z
          .strictObject({
            number: text,
            seats: z.int().min(1).max(8),
            guests: z.int().min(0).max(8),
            state: z.enum(['free', 'seated', 'ordered', 'eating', 'paying', 'late']),
            note: text.optional(),
            ...floorArea,
          })
          .superRefine(reportOutsideOfFloor)
          .refine(({ guests, seats }) => guests <= seats, {
            path: ['guests'],
            message: 'is more than seats: correct one of them',
          })
          .refine(({ guests, state }) => (guests === 0) === (state === 'free'), {
            path: ['guests'],
            message: 'contradicts state: a free table has no guests, every other one has some',
          }),
      )
      .min(1),
  })
  .superRefine(({ rooms, tables }, context) => {
    const areas = [
      ...rooms.map((room, index) => ({ ...room, path: ['rooms', index] })),
      ...tables.map((table, index) => ({ ...table, path: ['tables', index] })),
    ];
    for (const [index, area] of areas.entries()) {
      if (!areas.slice(0, index).some((other) => overlap(area, other))) continue;
      const message = 'covers squares of another room or table: move one of them';
      context.addIssue({ code: 'custom', path: area.path, message });
    }
  });

/** content/pages/pos-system.yaml. */
const schema = z.strictObject({
  ...productTop,
  terminal: z.strictObject({
    label: text,
    brand: text,
    tabs: z.array(text).min(1),
    keys: z.array(key).length(12, 'needs twelve keys'),
    ticket: z.strictObject({
      ...order,
      lines: z.array(line).min(1),
      sums: z.array(namedValue).min(1),
      total: namedValue,
      send: text,
      charge: text,
    }),
    bell: picture,
  }),
  rail: z.strictObject({
    heading: text,
    text,
    slips: z
      .array(
        titledText.extend({
          time: text,
          lines: z.array(line).optional(),
          ring: text.optional(),
          split: z.array(namedValue).optional(),
        }),
      )
      .length(4, 'needs four slips'),
  }),
  kitchen: z.strictObject({
    heading: text,
    text,
    label: text,
    tile: key,
    /** A phone shows the first two. */
    orders: z
      .array(
        z.strictObject({
          ...order,
          waiting: text,
          state: z.enum(['late', 'open', 'new']),
          lines: z.array(line.extend({ done: z.boolean().optional() })).min(1),
          action: text,
        }),
      )
      .min(1),
  }),
  floor: floorPlan,
  offline: z.strictObject({
    heading: text,
    moments: z
      .array(z.strictObject({ time: clockTime, name: text }))
      .length(3, 'needs three moments')
      .refine(
        (moments) => new Set(moments.map(({ time }) => time)).size === moments.length,
        'has the same time twice, with nothing to draw in between: correct one of them',
      ),
    held: z.strictObject({ count: z.int().min(1).max(maxHeldOrders), text }),
    text,
  }),
  close: passage.extend({
    slip: z.strictObject({
      label: text,
      heading: text,
      text,
      taken: z.array(z.strictObject({ name: text, count: text, value: text })).min(1),
      drawer: z.array(namedValue).min(1),
    }),
  }),
  deliverables: z.strictObject({
    heading: text,
    label: text,
    columns: z.array(text).length(3, 'needs three columns'),
    items: z.array(titledText.extend({ count: text })).min(1),
  }),
  ...productEnd,
});

export type PosSystemContent = z.infer<typeof schema>;

export const posSystem = definePage({
  name: 'pos-system',
  hero: true,
  subject: 'software',
  schema,
  props: productProps,
  load: async () => (await import('./pos-system-page.tsx')).PosSystemPage,
});
