import { z } from 'zod';
import { mark } from './mark.ts';
import { picture } from './picture.ts';
import { text } from './text.ts';

/** content/people/team.yaml: the people of the team carousel, the authors of articles, those who ask on careers. */
export const teamSchema = z
  .array(z.strictObject({ id: z.string(), name: text, role: text, office: text, picture, asks: text.optional() }))
  .min(3);

/** content/people/testimonials.yaml. */
export const testimonialsSchema = z
  .array(z.strictObject({ customerName: text, role: text, companyName: text, feedback: text }))
  .length(3, 'needs exactly three testimonials');

/** content/people/clients.yaml. */
export const clientsSchema = z.array(z.strictObject({ name: text, mark })).min(1);

export type TeamMember = z.infer<typeof teamSchema>[number];
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
export type Client = z.infer<typeof clientsSchema>[number];
