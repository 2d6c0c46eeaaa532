import { z } from 'zod';
import { iconName } from './icon.ts';
import { picture } from './picture.ts';
import { address, destination, text } from './text.ts';

/** The maximum number of characters of a name in the menu. */
const maxNameLength = 40;

/** The maximum number of characters of a name in the header. */
const maxHeaderNameLength = 20;

const entry = z.strictObject({
  name: text.max(maxNameLength, `is longer than ${maxNameLength} characters: shorten it, it is a line of a menu`),
  link: destination,
});
const child = entry.extend({ note: text.optional(), icon: iconName });
type Entry = z.infer<typeof entry>;

/** Reports a link that shares its target or name with an earlier one in the list: visitors would look for the difference. */
const reportDuplicateLinks = (entries: Entry[], context: z.RefinementCtx) =>
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
    maxHeaderNameLength,
    `is longer than ${maxHeaderNameLength} characters: shorten it, all names of the header are on one line`,
  ),
  children: z.array(child).min(1).superRefine(reportDuplicateLinks).optional(),
});

/** content/navigation.yaml: header, menu, footer and closing banner. */
export const navigationSchema = z.strictObject({
  header: z.array(group).min(1).superRefine(reportDuplicateLinks),
  menu: z.array(entry).superRefine(reportDuplicateLinks),
  footer: z.array(z.array(entry).superRefine(reportDuplicateLinks)).length(2, 'needs exactly two columns'),
  /** Labels of the case and the article that a page links to at its end. */
  seeAlso: z.strictObject({ case: text, article: text }),
  callToAction: z.strictObject({
    heading: text,
    button: text,
    link: address,
    picture,
    /** Parts of the site that have their own picture and a color below it, by the address of their top page. */
    parts: z
      .record(
        address,
        z.strictObject({
          picture,
          background: z.enum(['haze', 'sky', 'peach', 'deep', 'pine']),
          /** Whether the picture is shown whole instead of cropped by the window's edges; on a phone it has a margin all around. */
          whole: z.boolean().default(false),
        }),
      )
      .default({}),
    /** A sentence on how the misplaced orange piece of a page's hero fits in here, by the page's address: docs/design.md. */
    fitted: z.record(address, text).default({}),
  }),
});

export type Navigation = z.infer<typeof navigationSchema>;
