import { z } from 'zod';
import { picture } from './picture.ts';
import { description, link, text } from './text.ts';

const step = z.strictObject({ title: text, text });

/** The texts of an enquiry form. `question` is the label of its long field. */
const form = z.strictObject({
  heading: text,
  question: text,
  phoneHint: text,
  note: text,
  privacy: link,
  success: text,
  /** The label of the enquiry's reference number. */
  reference: text,
});

/** The picture of the thank-you page, shown to senders without JavaScript. */
const thanks = picture.optional();

/** content/pages/blog.yaml. */
export const blogSchema = z.strictObject({
  title: text,
  description,
  name: text,
  heading: text,
  text,
  button: text,
  latest: text,
  picture,
});

/** content/pages/article.yaml: the labels around every article. */
export const articlePageSchema = z.strictObject({
  contents: text,
  related: text,
  newer: text,
  older: text,
  shared: text,
  share: text,
  networks: z
    .array(
      z.strictObject({
        name: text,
        address: z.url('is not a complete web address: begin it with https://'),
        drawing: z.enum(['facebook', 'twitter', 'whatsapp', 'linkedin']),
      }),
    )
    .length(4, 'needs exactly four networks'),
});

/** content/pages/contact-us.yaml. */
export const contactSchema = z.strictObject({
  title: text,
  description,
  heading: text,
  text,
  picture,
  form,
  thanks,
  next: z.strictObject({ heading: text, steps: z.array(step).min(2) }),
  follow: z.strictObject({ heading: text }),
  offices: z.strictObject({
    heading: text,
    saveContact: text,
    loadMap: text,
    openMap: text,
    /** Descriptions of the offices' drawn maps, content/brand/map-<id>.svg, by office id. */
    maps: z.record(z.string(), text).default({}),
  }),
});

/** A block of whole hours between 9 and 5. */
const weekBlock = z
  .strictObject({
    from: z.int().min(9).max(16),
    to: z.int().min(10).max(17),
    kind: z.enum(['build', 'client', 'team', 'care']),
    name: text,
    hot: z.boolean().optional(),
  })
  .refine(({ from, to }) => from < to, 'ends before it begins: correct from or to');

const role = z.strictObject({ role: text, text, office: text, level: text, pay: text });

/** content/pages/careers.yaml. */
export const careersSchema = z.strictObject({
  title: text,
  description,
  heading: text,
  claim: text,
  text,
  picture,
  form,
  thanks,
  roles: z.strictObject({
    heading: text,
    text,
    columns: z.strictObject({ role: text, office: text, level: text, pay: text }),
    roles: z.array(role).min(1),
    note: text,
  }),
  steps: z.strictObject({ heading: text, steps: z.array(step).length(4, 'needs exactly four steps') }),
  asks: z.strictObject({ heading: text, text }),
  week: z.strictObject({
    heading: text,
    text,
    hours: text,
    kinds: z.strictObject({ build: text, client: text, team: text, care: text }),
    days: z
      .array(z.strictObject({ day: text, blocks: z.array(weekBlock).min(1) }))
      .length(5, 'needs exactly five days'),
    terms: z.strictObject({ heading: text, items: z.array(z.strictObject({ name: text, text })).min(2) }),
  }),
});

/** content/pages/team.yaml: the specification requires the heading alone. */
export const teamPageSchema = z.strictObject({
  title: text,
  description,
  heading: text,
  /** Cut-out pictures, from left to right. */
  people: z.array(picture).length(6, 'needs exactly six people: add or remove some, or delete the entry').optional(),
});

/** content/pages/error.yaml. */
export const errorSchema = z.strictObject({
  unknownAddress: text,
  lostPart: text,
  unexpected: text,
  tryAgain: text,
  asked: text,
  nearest: text,
  main: z.array(link).min(1),
  allPages: text,
  details: text,
  picture,
});

export type BlogContent = z.infer<typeof blogSchema>;
export type ArticleContent = z.infer<typeof articlePageSchema>;
export type ContactContent = z.infer<typeof contactSchema>;
export type CareersContent = z.infer<typeof careersSchema>;
export type TeamContent = z.infer<typeof teamPageSchema>;
export type ErrorContent = z.infer<typeof errorSchema>;
