import { z } from 'zod';
import { icon } from '#content/schema/icon.ts';
import { mark } from '#content/schema/mark.ts';
import { pictureTop } from '#content/schema/picture-top.ts';
import { address, text } from '#content/schema/text.ts';
import { definePage } from '../define-page.ts';

const statement = z.strictObject({ heading: text, text });
const service = z.strictObject({
  name: text,
  link: address,
  icon,
  description: text,
  answers: z.array(text).length(4, 'needs one answer for each of the four questions'),
});

/** content/pages/why-us.yaml. */
const schema = z.strictObject({
  ...pictureTop,
  mission: statement,
  vision: statement,
  values: z.strictObject({
    heading: text,
    text,
    items: z.array(z.strictObject({ name: text, text })).length(5, 'needs exactly five values'),
  }),
  services: z.strictObject({
    heading: text,
    questions: z.array(text).length(4, 'needs exactly four questions'),
    services: z.array(service).length(3, 'needs exactly three services'),
  }),
  technologies: z.strictObject({
    heading: text,
    text,
    rows: z
      .array(z.strictObject({ heading: text, items: z.array(z.strictObject({ name: text, mark })).min(3) }))
      .min(3),
  }),
});

export const whyUs = definePage({
  name: 'why-us',
  hero: true,
  type: 'AboutPage',
  schema,
  props: ({ title: _, description: __, ...rest }) => rest,
  load: async () => (await import('./why-us-page.tsx')).WhyUsPage,
});
