import { z } from 'zod';
import { text } from './text.ts';

const oldAddress = z
  .string()
  .regex(
    /^\/[\w.~-]+(\/[\w.~-]+)*\/?$/,
    'is not an address of this site: begin it with / and write what followed the domain, without ? and #, for example /old-page or /news/2019.html',
  )
  .transform((path) => path.replace(/\/$/, ''));

/**
 * content/redirects.yaml: addresses that pages had once, and where whoever asks for them is sent, for good. 308 is the
 * younger word for it, which keeps a request's method too.
 */
export const redirectsSchema = z.preprocess(
  // A file of remarks only stands for nothing.
  (value) => value ?? [],
  z.array(z.strictObject({ from: oldAddress, to: text, status: z.literal([301, 308]).default(301) })),
);

export type Redirect = z.infer<typeof redirectsSchema>[number];
