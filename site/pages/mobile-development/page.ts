import { z } from 'zod';
import { seeAlso } from '#content/schema/see-also.ts';
import { picture } from '#content/schema/picture.ts';
import { pricing } from '#content/schema/pricing.ts';
import { serviceTop } from '#content/schema/service-top.ts';
import { text } from '#content/schema/text.ts';
import { definePage } from '../define-page.ts';
import { withSeeAlso } from '../see-also-rows.ts';

/** content/pages/mobile-development.yaml. */
const schema = z.strictObject({
  ...serviceTop,
  intro: z.strictObject({
    heading: text,
    lead: text,
    text,
    facts: z.array(z.strictObject({ term: text, text })).length(4, 'needs exactly four facts'),
  }),
  process: z.strictObject({
    heading: text,
    text,
    steps: z.array(z.strictObject({ name: text, stage: text, text, gets: text })).length(5, 'needs exactly five steps'),
    screen: z.strictObject({
      title: text,
      search: text,
      measures: z.tuple([text, text]),
      members: z.array(z.strictObject({ name: text, note: text, picture })).length(4, 'needs exactly four members'),
      code: z.string(),
      time: text,
      signal: text,
      offline: text,
      released: picture,
    }),
  }),
  choice: z.strictObject({ heading: text, rows: z.array(z.strictObject({ name: text, text })).min(2) }),
  pricing,
  seeAlso,
});

export const mobileDevelopment = definePage({
  name: 'mobile-development',
  hero: true,
  subject: 'service',
  schema,
  props: withSeeAlso,
  load: async () => (await import('./mobile-development-page.tsx')).MobileDevelopmentPage,
});
