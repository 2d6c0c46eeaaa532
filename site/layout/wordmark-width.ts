import type { SignDrawing } from '../ui/logo.tsx';

/** How far each letter of the bold typeface advances, in thousandths of an em: measured in Chromium. */
const advances: [letters: string, width: number][] = [
  ["' ", 199],
  ['’', 224],
  [',', 236],
  ['.:', 248],
  ['ijl!;', 252],
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
  ['y7', 517],
  ['akFcL–', 527],
  ['ve', 530],
  ['hnug', 556],
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
/** Of a letter that is not among them: an ideograph is a whole em wide. */
const otherWidth = (letter: string) => (/[\u2e80-\uffee]/.test(letter) ? 1000 : /\p{Lu}/u.test(letter) ? 700 : 600);
/** Between two letters, as it stands in footer.module.css, and what kerning takes on the average. */
const spacing = -0.045 - 0.003;

/** As it stands in footer.module.css. */
const signHeight = 0.92;
const gap = 0.16;

/** How wide the footer's wordmark is, in em of its type size: sign, gap and name in one line, to a hundredth. */
export function wordmarkWidth(name: string, sign: Pick<SignDrawing, 'viewBox'>): number {
  const [, , width = 1, height = 1] = sign.viewBox.split(/[\s,]+/).map(Number);
  const letters = Array.from(name, widthOf);
  const between = spacing * (letters.length - 1);
  return signHeight * (width / height) + gap + letters.reduce((sum, each) => sum + each, between);
}

/** Of one letter in em; an accent makes it no wider. */
function widthOf(letter: string): number {
  const plain = letter.normalize('NFD').charAt(0);
  return (advances.find(([letters]) => letters.includes(plain))?.[1] ?? otherWidth(letter)) / 1000;
}
