import { z } from 'zod';
import { address } from './text.ts';

/** The folders of the two kinds of pages, as addresses, with the message for an address elsewhere. */
const folders = {
  case: { path: '/case-studies/', message: 'is not a case: name one of content/pages/case-studies/' },
  article: { path: '/blog/', message: 'is not an article: name one of content/blog/' },
} as const;

/** The case and the article that a page links to at its end. Their titles and texts come from their own files. */
export const seeAlso = z.strictObject({ case: address, article: address }).superRefine((links, context) => {
  for (const kind of ['case', 'article'] as const) {
    const { path, message } = folders[kind];
    if (!links[kind].startsWith(path)) context.addIssue({ code: 'custom', path: [kind], message });
  }
});
