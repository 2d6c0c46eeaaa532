import { z } from 'zod';
import { slugify } from './slug.ts';
import { text } from './text.ts';
import { reportDuplicates } from './report-duplicates.ts';

/** content/blog/categories.yaml: the categories of articles. */
export const categoriesSchema = z
  .array(text)
  .min(1)
  .superRefine((names, context) => reportDuplicates(names, context))
  .superRefine((names, context) => {
    const slugs = names.map(slugify);
    names.forEach((name, index) => {
      const slug = slugs[index] ?? '';
      // reportDuplicates reports a repeated name.
      const isRepeated = names.indexOf(name) !== index;
      const first = slugs.indexOf(slug);
      const message = feedProblem(slug, isRepeated || first === index ? undefined : names[first]);
      if (message) context.addIssue({ code: 'custom', path: [index], message });
    });
  });

/** The problem with the address of a category's feed; `other` is an earlier category whose feed has the same address, if any. */
function feedProblem(slug: string, other: string | undefined): string | undefined {
  if (slug === '') return 'has no letter from a to z and no digit for the address of its feed: add a word that has';
  return (
    other &&
    `would have the address of the feed of “${other}”, /feeds/${slug}.xml: let them differ in letters or digits`
  );
}
