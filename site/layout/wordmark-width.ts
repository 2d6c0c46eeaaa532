import type { LogoSymbol } from '../ui/logo.tsx';

/**
 * The advance width of letters of the bold typeface without their accents, in thousandths of an em: measured in Chromium.
 * Another typeface needs its own; `measureText` of a canvas gives them.
 */
const advances: [letters: string, width: number][] = [
  ["' ", 199],
  ['’', 224],
  [',', 236],
  ['·|', 241],
  ['.:', 248],
  ['ijl!;', 250],
  ['I', 269],
  ['()', 297],
  ['f1', 357],
  ['-', 367],
  ['"', 374],
  ['tr/', 395],
  ['J“”', 407],
  ['+=*', 450],
  ['z', 466],
  ['s', 479],
  ['x', 495],
  ['y?', 510],
  ['a7', 520],
  ['kFcL–', 527],
  ['ve', 530],
  ['hnug', 553],
  ['oøð', 562],
  ['2EZbdpqþ', 575],
  ['$ß', 585],
  ['5', 593],
  ['3T', 603],
  ['896', 615],
  ['SP', 621],
  ['Þ', 631],
  ['RYX4', 642],
  ['KB', 647],
  ['&U0', 662],
  ['V', 670],
  ['CND', 685],
  ['AH', 692],
  ['G', 705],
  ['Ð', 719],
  ['OQØ', 727],
  ['w', 743],
  ['…', 766],
  ['@%', 800],
  ['mæ', 830],
  ['M', 848],
  ['—', 857],
  ['W', 931],
  ['Æ', 984],
];

/**
 * The estimated advance width of a letter that is not in the table, in thousandths of an em. Most such letters are drawn in a
 * typeface of the reader's system, which may be wide. The estimate is generous: a name estimated too narrow would break, one
 * estimated too wide only ends before the page's edge.
 */
function estimateAdvance(letter: string): number {
  // Hangul Jamo, and everything from the CJK radicals to the full-width forms.
  if (/[\u1100-\u11ff\u2e80-\uffee]/.test(letter)) return 1000;
  if (/[Œœ]/.test(letter)) return 1170;
  return /\p{Lu}/u.test(letter) ? 850 : 720;
}

/** The letter spacing, repeated from footer.module.css, plus the average kerning. In em, like all lengths below. */
const letterSpacing = -0.045 - 0.003;

/** The kerning between a space and a letter beside it that is drawn closer to it, which is far more than the average. */
const spaceKerning = -0.024;

/** Letters that are drawn closer to a space after them. */
const lettersBeforeSpace = /[AFKLTVXYrvy](?= )/g;

/** Letters that are drawn closer to a space before them. */
const lettersAfterSpace = /(?<= )[AJTVXYvy]/g;

/** The symbol's height, repeated from footer.module.css. */
const symbolHeight = 0.92;

/** The gap after the symbol, repeated from footer.module.css. */
const symbolGap = 0.16;

/** The space after a letter's ink (its right side bearing): for letters that end in a stem, and for those that end in a curve. */
const sideBearings: [letters: string, width: number][] = [
  ['adhijlmnquHIJMNU!', 0.044],
  ['bcoøpsBCDEGOØQSZ0235689.', 0.027],
];

/** The width of the footer's wordmark up to its last ink, in em: symbol, gap and name on one line. */
export function wordmarkWidth(name: string, symbol: Pick<LogoSymbol, 'viewBox'>): number {
  const [, , width = 1, height = 1] = symbol.viewBox.split(/[\s,]+/).map(Number);
  const symbolWidth = symbolHeight * (width / height);
  // In a name pasted on macOS, accents may be separate characters.
  const composedName = name.normalize('NFC');
  const letterWidths = Array.from(composedName, advanceOf);
  const lettersWidth = letterWidths.reduce((sum, letterWidth) => sum + letterWidth, 0);
  const spaceKernings = [lettersBeforeSpace, lettersAfterSpace].flatMap((letters) => composedName.match(letters) ?? []);
  const spacing = letterSpacing * (letterWidths.length - 1) + spaceKerning * spaceKernings.length;
  const lastLetter = removeAccent(composedName.at(-1) ?? '');
  const sideBearing = sideBearings.find(([letters]) => letters.includes(lastLetter))?.[1] ?? 0;
  return symbolWidth + symbolGap + lettersWidth + spacing - sideBearing;
}

/** The advance width of one letter in em. */
function advanceOf(letter: string): number {
  const base = removeAccent(letter);
  const measuredAdvance = advances.find(([letters]) => letters.includes(base))?.[1];
  return (measuredAdvance ?? estimateAdvance(letter)) / 1000;
}

/** Removes an accent of Latin-1, up to ÿ: the typeface has those letters, and they are as wide as the ones without the accent. */
const removeAccent = (letter: string) => (letter <= 'ÿ' ? letter.normalize('NFD').charAt(0) : letter);
