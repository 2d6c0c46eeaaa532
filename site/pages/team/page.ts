import { z } from 'zod';
import { description, text } from '#content/schema/text.ts';
import { definePage } from '../define-page.ts';

/** content/pages/team.yaml: the specification requires the heading alone. */
const schema = z.strictObject({ title: text, description, heading: text });

export const team = definePage({
  name: 'team',
  hero: false,
  type: 'AboutPage',
  schema,
  props: ({ heading }) => ({ heading }),
  load: async () => (await import('./team-page.tsx')).TeamPage,
});
