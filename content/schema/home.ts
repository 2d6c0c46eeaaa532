import { z } from 'zod';
import { mark } from './mark.ts';
import { picture } from './picture.ts';
import { address, description, link, text } from './text.ts';

const banner = z.strictObject({ title: text, subTitle: text, picture, primary: link, secondary: link });
const technology = z.strictObject({ mark, name: text });
const card = z.strictObject({ name: text, link: address, picture, description: text });

/** content/pages/home.yaml. */
export const homeSchema = z.strictObject({
  title: text,
  description,
  heading: text,
  banners: z.array(banner).length(3, 'needs exactly three banners'),
  about: z.strictObject({
    heading: text,
    lead: text,
    text,
    link,
    picture,
    facts: z.array(z.strictObject({ figure: text, text })).length(3, 'needs exactly three facts'),
  }),
  technologies: z.strictObject({
    heading: text,
    text,
    lists: z
      .array(z.strictObject({ heading: text, items: z.array(technology.extend({ use: text })).min(1) }))
      .length(2),
    groups: z.array(z.strictObject({ heading: text, items: z.array(technology).min(1) })).length(4),
  }),
  expertise: z.strictObject({ heading: text, text, cards: z.array(card).length(3, 'needs exactly three cards') }),
  message: z.strictObject({ heading: text, text, link, picture }),
  team: z.strictObject({ heading: text, text }),
  /** `about` is read out after the link’s name and is not shown, so that the link names its target. */
  feedback: z.strictObject({ heading: text, link, about: text }),
  clients: z.strictObject({ heading: text }),
});

export type HomeContent = z.infer<typeof homeSchema>;
