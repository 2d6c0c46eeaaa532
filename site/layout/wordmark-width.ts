import type { SignDrawing } from '../ui/logo.tsx';

/** The widest of each group in the bold typeface, in em; other signs are no wider than a small letter, or are whole ideographs. */
const widths: [letters: RegExp, em: number][] = [
  [/[ ijlI.,'’!:;|]/, 0.27],
  [/[frt1J()\-–]/, 0.4],
  [/[w&%@+]/, 0.75],
  [/[mM]/, 0.85],
  [/W/, 0.94],
  [/\p{Lu}/u, 0.7],
  [/[\u2e80-\uffee]/, 1],
];
const otherWidth = 0.575;
const spacing = -0.045;

/** As it stands in footer.module.css. */
const signHeight = 0.92;
const gap = 0.16;

/**
 * How wide the footer's wordmark is at most, in em of its type size: sign, gap and name in one line. A name whose letters are
 * narrower than their groups leaves a little of the line free.
 */
export function wordmarkWidth(name: string, sign: Pick<SignDrawing, 'viewBox'>): number {
  const [, , width = 1, height = 1] = sign.viewBox.split(/[\s,]+/).map(Number);
  const letters = Array.from(name, (letter) => widths.find(([group]) => group.test(letter))?.[1] ?? otherWidth);
  return signHeight * (width / height) + gap + letters.reduce((sum, each) => sum + each + spacing, 0);
}
