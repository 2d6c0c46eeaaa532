import { z } from 'zod';
import { mark } from './mark.ts';
import { picture } from './picture.ts';
import { address, text } from './text.ts';

const member = z.strictObject({
  id: z.string(),
  name: text,
  role: text,
  office: text,
  picture,
  /** What the person answers for: a product, a field. */
  leads: text.optional(),
  asks: text.optional(),
});

/** content/people/team.yaml: the team carousel, the authors of articles, the people who ask questions on careers. */
export const teamSchema = z
  .array(member)
  .min(3, 'has fewer than three people: the row needs three or more')
  .superRefine((members, context) => {
    members.forEach(({ id }, index) => {
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
  .array(z.strictObject({ customerName: text, role: text, companyName: text, feedback: text, case: address }))
  .length(3, 'needs exactly three testimonials');

/** content/people/clients.yaml. `setting` is the typography of a client's name, if not the default. */
export const clientsSchema = z
  .array(z.strictObject({ name: text, mark, setting: z.enum(['capitals', 'stacked', 'light']).optional() }))
  .min(1);

export type TeamMember = z.infer<typeof teamSchema>[number];
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
export type Client = z.infer<typeof clientsSchema>[number];
