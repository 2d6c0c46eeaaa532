import type { Company } from '#content/schema/company.ts';
import type { Logo } from '#content/schema/logo.ts';
import type { Navigation } from '#content/schema/navigation.ts';

/*
 * Pixels in the narrowest header that shows names, 960 wide (site/layout/header.module.css). Letters are averages of Latin
 * ones: only what is certainly too long is reported.
 */
const room = 880;
const letter = 8.4;
const logoLetter = 8.5;
const signHeight = 40;
const afterSign = 12;
const between = 12;
const aroundName = 4;
const buttonOfGroup = 32;
const aroundContact = 48;

/** Why logo and names of the header do not fit one line, with the fix; undefined if they do. */
export function headerProblem(
  header: Navigation['header'],
  { name }: Partial<Pick<Company, 'name'>>,
  logo: Pick<Logo, 'viewBox'> | undefined,
): string | undefined {
  // Its own mistake is reported.
  if (typeof name !== 'string') return undefined;
  const [, , width = 1, height = 1] = logo?.viewBox.split(' ').map(Number) ?? [];
  // The company's name takes several lines where there is no room.
  const nameLetters = Math.max(...name.split(/\s+/).map((word) => word.length));
  const names = header.map(
    (entry, index) =>
      entry.name.length * letter +
      (entry.children ? aroundName + buttonOfGroup : index === header.length - 1 ? aroundContact : aroundName),
  );
  const needed = [(signHeight * width) / height + afterSign + nameLetters * logoLetter, ...names].reduce(
    (sum, part) => sum + part,
    between * (names.length - 1),
  );
  if (needed <= room) return undefined;
  const letters = Math.ceil((needed - room) / letter);
  return `does not fit one line beside “${name}”, by about ${letters} ${letters === 1 ? 'letter' : 'letters'}: shorten names, or move entries to “menu”`;
}
