import { z } from 'zod';
import { destinationProblem, pageProblem, withoutSlash, wordProcessorProblem } from './link-problem.ts';
import { lookup } from './lookup.ts';

/** The markup of Markdown and HTML, which only articles may contain. */
const markup = /\*\*[^\s*][^*]*\*\*|<\/?[a-z][a-z0-9]*(?: [^>]*)?>|&(?:[a-z]+|#\d+);/i;
const markupOrLink = new RegExp(String.raw`${markup.source}|\[[^\]]+\]\([^)\s]+\)`, 'i');

/** Matches what stands for text that is still to be written. In lowercase, “todo:” is Spanish. */
export const unwrittenTextPattern = /\b[Ll]orem ipsum\b|\b(?:TODO|TBD|FIXME):/;

const without = (unwanted: RegExp, schema: z.ZodString) =>
  schema
    .refine((words) => !unwanted.test(words), {
      error: ({ input }) =>
        `“${unwanted.exec(String(input))?.[0]}” would be shown as is: this text is plain, delete the markup`,
    })
    .refine((words) => !unwrittenTextPattern.test(words), {
      error: ({ input }) =>
        `“${unwrittenTextPattern.exec(String(input))?.[0]}” stands for words that are not written yet: write them, or delete it`,
    });

/** Plain text with the limits of `schema`. */
export const plainText = (schema: z.ZodString) => without(markupOrLink, schema);

const notEmpty = z.string().trim().min(1, 'is empty: write its text, or delete the entry');

/** Plain text, not empty. */
export const text = plainText(notEmpty);

/** Text that may contain links, which linkedText reads. */
export const textWithLinks = without(markup, notEmpty);

/** An in-app address as in site/routes.ts, such as `/why-us`. */
export const address = lookup(({ pages }) =>
  z
    .string()
    .trim()
    .regex(/^\/([\w-]+(\/[\w-]+)*)?$/, {
      error: ({ input }) =>
        wordProcessorProblem(String(input)) ??
        'is not an in-app address: write it as in site/routes.ts, for example /why-us, without # and without a slash at the end',
      abort: true,
    })
    .refine((path) => !pageProblem(path, pages), { error: ({ input }) => pageProblem(String(input), pages) }),
);

/** The target of a link: a page (`/why-us`), a passage of one (`/why-us#values`), or another site (`https://…`). */
export const destination = lookup(({ pages }) =>
  z
    .string()
    .trim()
    .refine((target) => !destinationProblem(target, pages), {
      error: ({ input }) => destinationProblem(String(input), pages),
    })
    .overwrite(withoutSlash),
);

/** A link with its text. */
export const link = z.strictObject({ name: text, link: address });

/** A search result's description: long enough to be informative, short enough not to be cut. */
export const description = plainText(
  z
    .string()
    .trim()
    .min(70, 'is shorter than 70 characters: say in one or two sentences what the page is about')
    .max(165, 'is longer than 165 characters: search engines cut it there'),
);
