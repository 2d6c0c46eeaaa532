import { z } from 'zod';
import { mark } from './mark.ts';
import { picture } from './picture.ts';
import { isSlug, slugMessage } from './slug.ts';
import { address, text } from './text.ts';

const member = z.strictObject({
  // Not `slug`, whose pattern refuses an empty text: if the id is empty, the editor makes one from the name.
  id: z.string().meta({
    title: 'Short name',
    description: 'Articles refer to their author by it. If empty, it is made from the full name',
  }),
  name: text.meta({ title: 'Full name', description: 'As shown below the portrait' }),
  role: text.meta({ title: 'What the person does', description: 'Such as: Head of design' }),
  office: text.meta({
    title: 'Where the person works',
    description: 'A city, as shown on the card; `{{company.offices.0.city}}` is the city of your first office',
  }),
  picture,
  /** The product or field that the person is responsible for. */
  leads: text
    .meta({ title: 'Responsible for', description: 'A product or a field, shown on the home page; optional' })
    .optional(),
  interviewQuestion: text
    .meta({ title: 'Question for applicants', description: 'Shown on the careers page; optional' })
    .optional(),
});

/** content/people/team.yaml: the team carousel, the authors of articles, the people who ask questions on careers. */
export const teamSchema = z
  .array(member)
  .min(3, 'has fewer than three people: the row needs three or more')
  .superRefine((members, context) => {
    members.forEach(({ id }, index) => {
      if (!isSlug(id)) context.addIssue({ code: 'custom', path: [index, 'id'], message: slugMessage(id) });
      if (members.findIndex((other) => other.id === id) === index) return;
      context.addIssue({
        code: 'custom',
        path: [index, 'id'],
        message: `“${id}” is the id of another person above: give this one an id of its own`,
      });
    });
  });

/** content/people/testimonials.yaml. `case` is the case study with the full text. */
export const testimonialsSchema = z
  .array(
    z.strictObject({
      customerName: text.meta({ title: 'Who says it', description: 'The full name' }),
      role: text.meta({ title: 'What the person does', description: 'Such as: Director of operations' }),
      companyName: text.meta({ title: 'Company of the person', description: 'As the company writes it' }),
      feedback: text.meta({ title: 'What was said', description: 'Word for word, without quotation marks' }),
      case: address.optional(),
    }),
  )
  .length(3, 'needs exactly three testimonials');

/** content/people/clients.yaml. `setting` is the typography of a client's name, if not the default. */
export const clientsSchema = z
  .array(z.strictObject({ name: text, mark, setting: z.enum(['capitals', 'stacked', 'light']).optional() }))
  .min(1);

export type TeamMember = z.infer<typeof teamSchema>[number];
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
export type Client = z.infer<typeof clientsSchema>[number];
