import { z } from 'zod';
import { anchor } from '#content/schema/anchor.ts';
import { icon } from '#content/schema/icon.ts';
import { seeAlso } from '#content/schema/see-also.ts';
import { picture } from '#content/schema/picture.ts';
import { pricing } from '#content/schema/pricing.ts';
import { description, link, text } from '#content/schema/text.ts';
import { definePage } from '../define-page.ts';
import { withSeeAlso } from '../see-also-rows.ts';

const list = z.strictObject({ heading: text, items: z.array(text).min(2) });
const column = z.strictObject({
  name: text,
  limit: z.int().positive().optional(),
  cards: z.array(text).min(1),
  moving: z.boolean().optional(),
});

/** content/pages/extended-team-services.yaml: the model, then Scrum and Kanban. */
const schema = z.strictObject({
  title: text,
  description,
  heading: text,
  text,
  /** The first week, the week of the first merged change, and the week in which the team is complete. */
  weeks: z.array(z.strictObject({ when: text, text })).length(3, 'needs exactly three weeks'),
  action: link,
  below: z.strictObject({ name: text, id: anchor }),
  model: z.strictObject({
    heading: text,
    lead: text,
    team: z.strictObject({
      label: text,
      icon,
      seats: z
        .array(z.strictObject({ role: text, whose: text, picture: picture.optional() }))
        .length(8, 'needs exactly eight seats'),
    }),
    lists: z.array(list).length(2, 'needs exactly two lists'),
  }),
  scrum: z.strictObject({
    heading: text,
    lead: text,
    meetings: z.array(z.strictObject({ name: text, text })).min(3),
    ring: z.strictObject({
      label: text,
      name: text,
      note: text,
      days: z
        .array(z.strictObject({ day: text, meeting: text.optional() }))
        .length(10, 'needs exactly ten working days'),
    }),
  }),
  kanban: z.strictObject({
    heading: text,
    lead: text,
    board: z.strictObject({
      label: text,
      columns: z
        .array(column)
        .length(4, 'needs exactly four columns')
        .refine((columns) => !columns.at(-1)?.moving, {
          path: [3, 'moving'],
          message: 'has no column to move to, because this is the last one: delete the line',
        }),
    }),
  }),
  choice: z.strictObject({
    heading: text,
    text,
    sides: z.array(text).length(2),
    corner: text,
    rows: z.array(z.strictObject({ question: text, answers: z.array(text).length(2) })).min(3),
  }),
  pricing,
  seeAlso,
});

export const extendedTeam = definePage({
  name: 'extended-team',
  hero: true,
  subject: 'service',
  schema,
  props: withSeeAlso,
  load: async () => (await import('./extended-team-page.tsx')).ExtendedTeamPage,
});
