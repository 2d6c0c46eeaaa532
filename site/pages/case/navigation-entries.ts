import type { Navigation } from '#content/schema/navigation.ts';

/**
 * The links of the header, the menu and the footer in content/navigation.yaml; those in the header's groups come first, in
 * case a link has several names.
 */
export const navigationEntries = ({ header, menu, footer }: Pick<Navigation, 'header' | 'menu' | 'footer'>) => [
  ...header.flatMap((group) => group.children ?? []),
  ...header,
  ...menu,
  ...footer.flat(),
];
