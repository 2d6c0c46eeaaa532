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

/** The estimated advance width of a letter that is not in the table, in thousandths of an em; an ideograph has a whole em. */
function estimateAdvance(letter: string): number {
  if (/[\u2e80-\uffee]/.test(letter)) return 1000;
  return /\p{Lu}/u.test(letter) ? 700 : 600;
}

/** The letter spacing, repeated from footer.module.css, plus the average kerning. In em, like all lengths below. */
const letterSpacing = -0.045 - 0.003;

/** The kerning between a space and a letter of `lettersKernedBySpace`, which is far more than the average. */
const spaceKerning = -0.024;

/** Letters before or after a space that are drawn closer to it. */
const lettersKernedBySpace = /[AFKLTVXYrvy](?= )|(?<= )[AJTVXYvy]/g;

/** The symbol's height, repeated from footer.module.css. */
const signHeight = 0.92;

/** The gap after the symbol, repeated from footer.module.css. */
const signGap = 0.16;

/** The space after a letter's ink (its right side bearing): for an upright stem, and for a round one. */
const sideBearings: [letters: string, width: number][] = [
  ['adhijlmnquHIJMNU!', 0.044],
  ['bcopsBCDEGOQSZ0235689.', 0.027],
];

/** The width of the footer's wordmark up to its last ink, in em: symbol, gap and name on one line. */
export function wordmarkWidth(name: string, sign: Pick<SignDrawing, 'viewBox'>): number {
  const [, , width = 1, height = 1] = sign.viewBox.split(/[\s,]+/).map(Number);
  const signWidth = signHeight * (width / height);
  const letterWidths = Array.from(name, advanceOf);
  const lettersWidth = letterWidths.reduce((sum, letterWidth) => sum + letterWidth, 0);
  const spaceKernings = name.match(lettersKernedBySpace)?.length ?? 0;
  const spacing = letterSpacing * (letterWidths.length - 1) + spaceKerning * spaceKernings;
  const lastLetter = removeAccent(name.at(-1) ?? '');
  const sideBearing = sideBearings.find(([letters]) => letters.includes(lastLetter))?.[1] ?? 0;
  return signWidth + signGap + lettersWidth + spacing - sideBearing;
}

/** The advance width of one letter in em. */
function advanceOf(letter: string): number {
  const base = removeAccent(letter);
  const measuredAdvance = advances.find(([letters]) => letters.includes(base))?.[1];
  return (measuredAdvance ?? estimateAdvance(base)) / 1000;
}

/** Removes a letter's accent, which does not change its width. */
const removeAccent = (letter: string) => letter.normalize('NFD').charAt(0);
