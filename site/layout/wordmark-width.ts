import type { SignDrawing } from '../ui/logo.tsx';

/** The advance width of each letter of the bold typeface, in thousandths of an em: measured in Chromium. */
const advances: [letters: string, width: number][] = [
  ["' ", 199],
  ['’', 224],
  [',', 236],
  ['.:', 248],
  ['ijl!;', 250],
  ['I', 269],
  ['()', 297],
  ['f1', 357],
  ['-', 367],
  ['tr', 394],
  ['J', 405],
  ['+', 450],
  ['z', 466],
  ['s', 479],
  ['x', 495],
  ['y', 511],
  ['a7', 520],
  ['kFcL–', 527],
  ['ve', 530],
  ['hnug', 553],
  ['o', 561],
  ['2EZbdpq', 575],
  ['5', 593],
  ['3T', 603],
  ['896', 615],
  ['SP', 621],
  ['RYX4', 642],
  ['KB', 647],
  ['&U0', 662],
  ['V', 670],
  ['CND', 685],
  ['AH', 692],
  ['G', 705],
  ['OQ', 727],
  ['w', 743],
  ['@%', 800],
  ['m', 831],
  ['M', 848],
  ['W', 931],
];
/** The width of any other letter: an ideograph is a whole em wide. */
const otherWidth = (letter: string) => (/[\u2e80-\uffee]/.test(letter) ? 1000 : /\p{Lu}/u.test(letter) ? 700 : 600);
/** Letter spacing, repeated from footer.module.css, and the average kerning. */
const spacing = -0.045 - 0.003;
/** The kerning between a space and each letter beside it, which is far more. */
const spaceKerning = -0.024;
const kernedBySpace = /[AFKLTVXYrvy](?= )|(?<= )[AJTVXYvy]/g;

/** Repeats footer.module.css. */
const signHeight = 0.92;
const gap = 0.16;

/** The space after the ink of a last letter, in em: of an upright stem, of a round one. */
const sides: [letters: string, width: number][] = [
  ['adhijlmnquHIJMNU!', 0.044],
  ['bcopsBCDEGOQSZ0235689.', 0.027],
];

/** The width of the footer's wordmark up to its last ink, in em of its type size: sign, gap and name on one line. */
export function wordmarkWidth(name: string, sign: Pick<SignDrawing, 'viewBox'>): number {
  const [, , width = 1, height = 1] = sign.viewBox.split(/[\s,]+/).map(Number);
  const letters = Array.from(name, widthOf);
  const between = spacing * (letters.length - 1) + spaceKerning * (name.match(kernedBySpace) ?? []).length;
  const side = sides.find(([letters]) => letters.includes(plain(name.at(-1) ?? '')))?.[1] ?? 0;
  return signHeight * (width / height) + gap + letters.reduce((sum, each) => sum + each, between) - side;
}

/** The width of one letter in em. */
function widthOf(letter: string): number {
  return (advances.find(([letters]) => letters.includes(plain(letter)))?.[1] ?? otherWidth(plain(letter))) / 1000;
}

/** A letter without its accent, which does not change its width. */
const plain = (letter: string) => letter.normalize('NFD').charAt(0);
