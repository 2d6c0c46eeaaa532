import { z } from 'zod';
import { withoutSlash } from './link-problem.ts';
import { text } from './text.ts';

const oldAddress = z
  .string()
  .regex(
    /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+\/?$/,
    'is not an address that can be redirected: begin it with /, and write what followed the domain in letters from a to z, digits and . _ ~ - alone, for example /old-page or /news/2019.html',
  )
  .transform((path) => path.replace(/\/$/, ''));

/** A page, a passage of one, or another site: prerender/content/check-redirects.ts checks where it leads. */
export const redirectTarget = text
  .overwrite(withoutSlash)
  .meta({ title: 'Now at', description: 'The page that opens instead' });

/**
 * content/redirects.yaml: permanent redirects from former addresses. 308 is the newer status, which preserves a request's
 * method as well.
 */
export const redirectsSchema = z.preprocess(
  // A file with only comments parses as null.
  (value) => value ?? [],
  z.array(z.strictObject({ from: oldAddress, to: redirectTarget, status: z.literal([301, 308]).default(301) })),
);

export type Redirect = z.infer<typeof redirectsSchema>[number];
