import { z } from 'zod';
import { iconName } from './icon.ts';
import { picture } from './picture.ts';
import { address, destination, text } from './text.ts';

const entry = z.strictObject({ name: text, link: destination });
const child = entry.extend({ note: text.optional(), icon: iconName });
type Entry = z.infer<typeof entry>;

/** Refuses one place twice in a row of links: a visitor would look for the difference. */
const withoutTwins = (entries: Entry[], context: z.RefinementCtx) =>
  entries.forEach(({ link, name }, place) => {
    const twin = entries.slice(0, place).find((other) => other.link === link || other.name === name);
    if (!twin) return;
    const message =
      twin.link === link
        ? `${link} is already in this list, as “${twin.name}”: delete one of the two`
        : `“${name}” is already in this list, for ${twin.link}: give one of the two another name`;
    context.addIssue({ code: 'custom', path: [place, twin.link === link ? 'link' : 'name'], message });
  });

const group = entry.extend({ children: z.array(child).min(1).superRefine(withoutTwins).optional() });

/** content/navigation.yaml: the words of header, menu, footer and closing banner. */
export const navigationSchema = z.strictObject({
  header: z.array(group).min(1).superRefine(withoutTwins),
  menu: z.array(entry).superRefine(withoutTwins),
  footer: z.array(z.array(entry).superRefine(withoutTwins)).length(2, 'needs exactly two columns'),
  /** What stands before the case and the article that a page leads on to. */
  onward: z.strictObject({ case: text, article: text }),
  callToAction: z.strictObject({
    heading: text,
    button: text,
    link: address,
    picture,
    /** By the address at their top, parts of the site with a picture of their own, and the color it is laid on. */
    parts: z
      .record(address, z.strictObject({ picture, ground: z.enum(['haze', 'sky', 'peach', 'deep', 'pine']) }))
      .default({}),
  }),
});

export type Navigation = z.infer<typeof navigationSchema>;
export type NavigationGroup = z.infer<typeof group>;
