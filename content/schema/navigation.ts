import { z } from 'zod';
import { iconName } from './icon.ts';
import { picture } from './picture.ts';
import { address, link, text } from './text.ts';

const child = z.strictObject({ name: text, link: address, note: text.optional(), icon: iconName });
const group = z.strictObject({ name: text, link: address, children: z.array(child).min(1).optional() });

/** content/navigation.yaml: the words of header, menu, footer and closing banner. */
export const navigationSchema = z.strictObject({
  header: z.array(group).min(1),
  menu: z.array(link),
  footer: z.array(z.array(link)).length(2, 'needs exactly two columns'),
  callToAction: z.strictObject({ heading: text, button: text, link: address, picture }),
});

export type Navigation = z.infer<typeof navigationSchema>;
export type NavigationGroup = z.infer<typeof group>;
