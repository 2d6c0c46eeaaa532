import { z } from 'zod';
import { address } from './text.ts';

/** The case and the article that a page links to at its end. Their titles and texts come from their own files. */
export const onward = z.strictObject({
  case: address.refine(
    (path) => path.startsWith('/case-studies/'),
    'is not a case: name one of content/pages/case-studies/',
  ),
  article: address.refine((path) => path.startsWith('/blog/'), 'is not an article: name one of content/blog/'),
});
