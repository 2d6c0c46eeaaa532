import { z } from 'zod';
import { iconName } from './icon.ts';
import { picture } from './picture.ts';
import { address, destination, text } from './text.ts';

const longestName = 40;
const longestInHeader = 20;

const entry = z.strictObject({
  name: text.max(longestName, `is longer than ${longestName} characters: shorten it, it is a line of a menu`),
  link: destination,
});
const child = entry.extend({ note: text.optional(), icon: iconName });
type Entry = z.infer<typeof entry>;

/** Refuses two links of a list with the same target or name: visitors would look for the difference. */
const withoutDuplicates = (entries: Entry[], context: z.RefinementCtx) =>
  entries.forEach(({ link, name }, index) => {
    const duplicate = entries.slice(0, index).find((other) => other.link === link || other.name === name);
    if (!duplicate) return;
    const message =
      duplicate.link === link
        ? `${link} is already in this list, as “${duplicate.name}”: delete one of the two`
        : `“${name}” is already in this list, for ${duplicate.link}: give one of the two another name`;
    context.addIssue({ code: 'custom', path: [index, duplicate.link === link ? 'link' : 'name'], message });
  });

const group = entry.extend({
  name: text.max(
    longestInHeader,
    `is longer than ${longestInHeader} characters: shorten it, all names of the header stand in one line`,
  ),
  children: z.array(child).min(1).superRefine(withoutDuplicates).optional(),
});

/** content/navigation.yaml: header, menu, footer and closing banner. */
export const navigationSchema = z.strictObject({
  header: z.array(group).min(1).superRefine(withoutDuplicates),
  menu: z.array(entry).superRefine(withoutDuplicates),
  footer: z.array(z.array(entry).superRefine(withoutDuplicates)).length(2, 'needs exactly two columns'),
  /** Labels of the case and the article that a page links to at its end. */
  seeAlso: z.strictObject({ case: text, article: text }),
  callToAction: z.strictObject({
    heading: text,
    button: text,
    link: address,
    picture,
    /** Parts of the site that have a picture of their own and a color below it, by the address of their top page. */
    parts: z
      .record(
        address,
        z.strictObject({
          picture,
          ground: z.enum(['haze', 'sky', 'peach', 'deep', 'pine']),
          /** On a phone: with a margin all around instead of cut by the window. */
          whole: z.boolean().default(false),
        }),
      )
      .default({}),
    /** By page address, a sentence on how the misplaced orange piece of the page's hero fits in: docs/design.md. */
    fitted: z.record(address, text).default({}),
  }),
});

export type Navigation = z.infer<typeof navigationSchema>;
