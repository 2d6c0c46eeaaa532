import { z } from 'zod';
import { seeAlso } from '#content/schema/see-also.ts';
import { address, description, text } from '#content/schema/text.ts';

/** The fewest people at consulting's table beside the client's lead: a table for fewer is too short for the service's name. */
const fewestAtConsulting = 3;

/** The most people there: the legend is beside the table. */
const mostAtConsulting = 4;

const seats = z
  .int()
  .min(1)
  .max(mostAtConsulting - 1);
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
      .strictObject({ yours: seats, ours: seats })
      .refine(({ yours, ours }) => yours + ours >= fewestAtConsulting && yours + ours <= mostAtConsulting, {
        path: ['ours'],
        message: `does not make ${fewestAtConsulting} or ${mostAtConsulting} seats with yours, as the drawing needs: correct one of them`,
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
