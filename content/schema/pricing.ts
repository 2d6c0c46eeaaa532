import { z } from 'zod';
import { text } from './text.ts';

const wholeNumber = text.regex(/^[1-9]\d*$/, 'is not a whole number from 1: write it in digits, for example 200');

/** `per` is the price's unit, as in “a month”. */
const price = z.strictObject({ name: text, price: text, per: text.optional(), text });

/** The prices of a service or product, what moves them, and what a client has after 1, 4 and 12 weeks. */
export const pricing = z.strictObject({
  heading: text,
  lead: text,
  prices: z.array(price).min(1),
  moves: z.strictObject({ heading: text, items: z.array(text).min(2) }),
  weeks: z.array(z.strictObject({ when: text, text })).length(3, 'needs exactly three weeks: 1, 4 and 12'),
  note: text,
});

/** Prices that are drawn as bars over their units: `last` is the highest number of units that a price applies to. */
export const tieredPricing = pricing.extend({
  prices: z
    .array(price.extend({ last: wholeNumber.optional() }))
    .min(1)
    .superRefine((prices, context) => {
      let above: string | undefined;
      for (const [index, { last }] of prices.entries()) {
        if (last === undefined) continue;
        if (above !== undefined && Number(last) <= Number(above)) {
          const message = `is not more than ${above}, the last of a price above: correct one of them`;
          context.addIssue({ code: 'custom', path: [index, 'last'], message });
        }
        above = last;
      }
    }),
});
