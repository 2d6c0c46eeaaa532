import type { Company } from '#content/schema/company.ts';
import type { Logo } from '#content/schema/logo.ts';
import type { Navigation } from '#content/schema/navigation.ts';

/*
 * Sizes in pixels in the narrowest header that shows names, which is 960 wide (site/layout/header.module.css). The widths
 * of letters, in entries and in the company's name, are averages of the Latin alphabet: names with very narrow or wide letters may
 * be misjudged by a few pixels.
 */
const availableWidth = 880;
const entryLetterWidth = 8.4;
const nameLetterWidth = 8.5;
const logoHeight = 40;
const gapAfterLogo = 12;
const gapBetweenEntries = 12;
const entryPadding = 4;
const groupButtonWidth = 32;
const contactPadding = 48;

type HeaderEntry = Navigation['header'][number];

/** The problem with a header whose logo and names do not fit on one line, with the fix; undefined if they fit. */
export function headerProblem(
  header: Navigation['header'],
  { name }: Partial<Pick<Company, 'name'>>,
  logo: Pick<Logo, 'viewBox'> | undefined,
): string | undefined {
  // An invalid name is reported by the check of company.yaml.
  if (typeof name !== 'string') return undefined;
  const widths = header.map((entry) => entryWidth(entry, { isLast: entry === header.at(-1) }));
  const gaps = gapBetweenEntries * (widths.length - 1);
  const headerWidth = brandWidth(name, logo) + widths.reduce((sum, width) => sum + width, gaps);
  if (headerWidth <= availableWidth) return undefined;
  const letters = Math.ceil((headerWidth - availableWidth) / entryLetterWidth);
  return `does not fit one line beside “${name}”, by about ${letters} ${letters === 1 ? 'letter' : 'letters'}: shorten names, or move entries to “menu”`;
}

/** The width of the logo and of the longest word of the company's name, which may take a line for each of its words. */
function brandWidth(name: string, logo: Pick<Logo, 'viewBox'> | undefined): number {
  const [, , width = 1, height = 1] = logo?.viewBox.split(' ').map(Number) ?? [];
  const longestWordLength = Math.max(...name.split(/\s+/).map((word) => word.length));
  return (logoHeight * width) / height + gapAfterLogo + longestWordLength * nameLetterWidth;
}

/** The width of an entry of the header. The last one is the contact button, unless it opens a group. */
function entryWidth({ name, children }: HeaderEntry, { isLast }: { isLast: boolean }): number {
  const text = name.length * entryLetterWidth;
  if (children) return text + entryPadding + groupButtonWidth;
  return text + (isLast ? contactPadding : entryPadding);
}
