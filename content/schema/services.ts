import { z } from 'zod';
import { onward } from './onward.ts';
import { picture } from './picture.ts';
import { address, description, text } from './text.ts';

const point = z.strictObject({ name: text, text });

/** How a service is shown among the three; its name and what its small figure counts come from its own page. */
const card = z.strictObject({
  quote: text,
  text,
  facts: z.array(point).length(3, 'needs exactly three facts'),
  more: text,
  caption: text,
});

/** content/pages/services.yaml. */
export const servicesSchema = z.strictObject({
  title: text,
  description,
  heading: text,
  claim: text,
  text,
  picture,
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
