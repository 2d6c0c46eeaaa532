import { z } from 'zod';
import { picture } from '#content/schema/picture.ts';
import { description, text } from '#content/schema/text.ts';
import { definePage } from '../define-page.ts';

/** content/pages/team.yaml: the specification requires the heading alone. */
const schema = z.strictObject({
  title: text,
  description,
  heading: text,
  /** Cut-out pictures, from left to right. */
  people: z.array(picture).length(6, 'needs exactly six people: add or remove some, or delete the entry').optional(),
});

export const team = definePage({
  name: 'team',
  hero: false,
  type: 'AboutPage',
  schema,
  props: ({ heading, people }) => ({ heading, people }),
  load: async () => (await import('./team-page.tsx')).TeamPage,
});
