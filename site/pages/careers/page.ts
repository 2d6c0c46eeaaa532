import { z } from 'zod';
import { form, thanks } from '#content/schema/enquiry-form.ts';
import { pictureTop } from '#content/schema/picture-top.ts';
import { text } from '#content/schema/text.ts';
import { definePage } from '../define-page.ts';
import { formContent, thankYouContent } from '../form-content.ts';
import { reportOverlaps } from '../hour-spans.ts';
import { checkPhoneHint } from '../phone-hint.ts';

const step = z.strictObject({ title: text, text });

/** A block of whole hours between 9 a.m. and 5 p.m. */
const weekBlock = z
  .strictObject({
    from: z.int().min(9).max(16),
    to: z.int().min(10).max(17),
    kind: z.enum(['build', 'client', 'team', 'care']),
    name: text,
    /** Highlights the block. */
    hot: z.boolean().optional(),
  })
  .refine(({ from, to }) => from < to, 'does not end after it begins: correct from or to');

const role = z.strictObject({ role: text, text, office: text, level: text, pay: text });

/** content/pages/careers.yaml. */
const schema = z.strictObject({
  ...pictureTop,
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
  interviewQuestions: z.strictObject({ heading: text, text }),
  week: z.strictObject({
    heading: text,
    text,
    hours: text,
    kinds: z.strictObject({ build: text, client: text, team: text, care: text }),
    days: z
      .array(z.strictObject({ day: text, blocks: z.array(weekBlock).min(1).superRefine(reportOverlaps) }))
      .length(5, 'needs exactly five days'),
    terms: z.strictObject({ heading: text, items: z.array(z.strictObject({ name: text, text })).min(2) }),
  }),
});

export const careers = definePage({
  name: 'careers',
  hero: false,
  schema,
  form: { kind: 'careers', thanks: thankYouContent },
  props: (
    { heading, claim, text, picture, form, roles, steps, interviewQuestions, week },
    { company, language, team },
  ) => ({
    heading,
    claim,
    text,
    picture,
    form: formContent(form, { language }),
    enquiry: company.enquiry,
    roles,
    steps,
    interviewQuestions: {
      ...interviewQuestions,
      people: team.flatMap(({ interviewQuestion: question, ...member }) => (question ? [{ ...member, question }] : [])),
    },
    week,
  }),
  check: ({ form: { phoneHint } }, context, report) => checkPhoneHint(phoneHint, context, report),
  load: async () => (await import('./careers-page.tsx')).CareersPage,
});
