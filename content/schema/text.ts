import { z } from 'zod';
import { placeProblem, pageProblem } from './link-problem.ts';

/** A line of words that must say something. */
export const text = z.string().trim().min(1, 'is empty: write the words, or delete the file’s entry');

/** An in-app address as it stands in site/routes.ts, such as `/why-us`. */
export const address = z
  .string()
  .regex(/^\/([\w-]+(\/[\w-]+)*)?$/, {
    error:
      'is no in-app address: write it as in site/routes.ts, for example /why-us, without # and without a slash at the end',
    abort: true,
  })
  .refine((path) => !pageProblem(path), { error: ({ input }) => pageProblem(String(input)) });

/** Where a menu leads: a page (`/why-us`), a passage of one (`/why-us#values`), or a place elsewhere (`https://…`). */
export const destination = z
  .string()
  .refine((target) => !placeProblem(target), { error: ({ input }) => placeProblem(String(input)) });

/** A link of words. */
export const link = z.strictObject({ name: text, link: address });

/** A search result's description: long enough to tell something, short enough not to be cut. */
export const description = z
  .string()
  .trim()
  .min(70, 'is shorter than 70 characters: say in one or two sentences what the page tells')
  .max(165, 'is longer than 165 characters: search engines cut it there');
