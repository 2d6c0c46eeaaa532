import { z } from 'zod';
import { seeAlso } from '#content/schema/see-also.ts';
import { address, description, text } from '#content/schema/text.ts';

/** The most people at consulting's table besides the client's lead: the legend takes the space beside the table. */
const maxAtConsulting = 4;

const seatCount = z
  .int()
  .min(1)
  .max(maxAtConsulting - 1);
const point = z.strictObject({ name: text, text });

/** A service's card; its name and the data of its figure come from its own page. */
const card = z.strictObject({
  quote: text,
  text,
  facts: z.array(point).length(3, 'needs exactly three facts'),
  more: text,
  caption: text,
  /** The label of its table in the hero. */
  seats: text,
});

/** content/pages/services.yaml. */
export const servicesSchema = z.strictObject({
  title: text,
  description,
  heading: text,
  claim: text,
  text,
  /** The hero's figures: each service is a table with seats. */
  tables: z.strictObject({
    /** The name of the client's own seat. */
    you: text,
    /** The name of the seats of the client's people. */
    yours: text,
    /** The name of our people's seats. */
    ours: text,
    /** The name of the seat of one of our people who joins later. */
    joining: text,
    /** The number of seats at consulting's table; the other two services have it on their own pages. */
    consulting: z
      .strictObject({ yours: seatCount, ours: seatCount })
      .refine(({ yours, ours }) => yours + ours <= maxAtConsulting, {
        path: ['ours'],
        message: `makes more than ${maxAtConsulting} seats with yours, and the drawing has no room for more: correct one of them`,
      }),
  }),
  cards: z.strictObject({ consulting: card, developmentCenter: card, extendedTeam: card }),
  choice: z.strictObject({
    heading: text,
    text,
    choices: z.array(z.strictObject({ sentence: text, name: text, link: address })).min(3),
  }),
  /** The terms that are the same for all three services. */
  same: z.strictObject({ heading: text, items: z.array(point).min(2) }),
  seeAlso,
});

export type ServicesContent = z.infer<typeof servicesSchema>;
