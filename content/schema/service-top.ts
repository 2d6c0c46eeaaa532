import { z } from 'zod';
import { picture } from './picture.ts';
import { description, link, text } from './text.ts';

/** The hero of a service's page: `primary` leads to an enquiry, `second` is the label of a link farther down the page. */
export const serviceTop = {
  title: text,
  description,
  heading: text,
  text,
  picture,
  actions: z.strictObject({ primary: link, second: text }),
};
