import { z } from 'zod';
import { mark } from '#content/schema/mark.ts';
import { picture } from '#content/schema/picture.ts';
import { address, description, link, text } from '#content/schema/text.ts';
import { definePage } from '../define-page.ts';
import { excerpt } from './excerpt.ts';

const banner = z.strictObject({ title: text, subTitle: text, picture, primary: link, secondary: link });
const technology = z.strictObject({ mark, name: text });
const card = z.strictObject({ name: text, link: address, picture, description: text });

/** content/pages/home.yaml. */
const schema = z.strictObject({
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

export const home = definePage({
  name: 'home',
  hero: true,
  schema,
  props: ({ title: _, description: __, heading, banners, ...words }, { team, testimonials, clients }) => ({
    heading,
    banners: banners.map((banner) => ({ ...banner, label: banner.title.replace(/[,.].*$/s, '') })),
    ...words,
    team: { ...words.team, members: team.map(({ asks: _asks, ...who }) => who) },
    feedback: {
      ...words.feedback,
      testimonials: testimonials.map(({ feedback, case: _case, ...who }) => ({ ...who, excerpt: excerpt(feedback) })),
    },
    clients: { ...words.clients, clients },
  }),
  load: async () => (await import('./home-page.tsx')).HomePage,
});
