import { z } from 'zod';
import { onward } from './onward.ts';
import { address, description, text } from './text.ts';

const seats = z.int().min(1).max(4);
const point = z.strictObject({ name: text, text });

/** How a service is shown among the three; its name and what its small figure counts come from its own page. */
const card = z.strictObject({
  quote: text,
  text,
  facts: z.array(point).length(3, 'needs exactly three facts'),
  more: text,
  caption: text,
  /** Who sits at its table in the opening. */
  seats: text,
});

/** content/pages/services.yaml. */
export const servicesSchema = z.strictObject({
  title: text,
  description,
  heading: text,
  claim: text,
  text,
  /** Whose seats are at the tables. Who sits at the other two is on their services’ own pages. */
  tables: z.strictObject({
    you: text,
    yours: text,
    ours: text,
    consulting: z.strictObject({ yours: seats, ours: seats }),
  }),
  cards: z.strictObject({ consulting: card, developmentCenter: card, extendedTeam: card }),
  choice: z.strictObject({
    heading: text,
    text,
    choices: z.array(z.strictObject({ sentence: text, name: text, link: address })).min(3),
  }),
  same: z.strictObject({ heading: text, items: z.array(point).min(2) }),
  onward,
});

export type ServicesContent = z.infer<typeof servicesSchema>;
