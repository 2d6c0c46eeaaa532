import { z } from 'zod';
import { picture } from './picture.ts';
import { description, link, text } from './text.ts';

/** The top of the page of a service: an art behind the heading, a way to ask for it, and the words of the link further down. */
export const serviceTop = {
  title: text,
  description,
  heading: text,
  text,
  picture,
  actions: z.strictObject({ primary: link, second: text }),
};
