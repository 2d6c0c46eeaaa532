import { dot, heading, label, line, px, svg, writeFigure } from '../drawing.ts';

/** The number of columns, of ten percent each. */
const bins = 10;

/** Draws a dot per module, by the share of its hours that one developer worked. */
export function drawFigure(shares: readonly number[]): void {
  writeFigure('developer-syndrome', { wide: wide(shares), phone: phone(shares) });
}

function wide(shares: readonly number[]): string {
  const bottom = 300;
  return svg(872, bottom + 76, [
    heading(24, 'Forty-three modules: how much of each is one person’s work'),
    ...dots(shares, { left: 30, width: 80, bottom, step: 25, radius: 10 }),
    ...axis(30, 80, bottom),
    label(30, bottom + 62, 'Share of a module’s hours that its busiest developer worked'),
  ]);
}

function phone(shares: readonly number[]): string {
  const bottom = 300;
  return svg(350, bottom + 96, [
    heading(22, 'Forty-three modules: how'),
    heading(47, 'much is one person’s work'),
    ...dots(shares, { left: 8, width: 33, bottom, step: 23, radius: 9 }),
    ...axis(8, 33, bottom),
    label(0, bottom + 60, 'Share of a module’s hours that'),
    label(0, bottom + 82, 'its busiest developer worked'),
  ]);
}

/** The positions of dots in columns. */
interface Grid {
  /** The left edge of the first column. */
  left: number;
  /** The width of a column. */
  width: number;
  /** The bottom of the columns. */
  bottom: number;
  /** The distance of dots in a column. */
  step: number;
  radius: number;
}

function dots(shares: readonly number[], { left, width, bottom, step, radius }: Grid): string[] {
  const columns = Map.groupBy(shares, (share) => Math.min(bins - 1, Math.floor(share * bins)));
  return [...columns].flatMap(([bin, column]) =>
    column.map((share, height) =>
      dot(left + (bin + 0.5) * width, bottom - (height + 0.5) * step, radius, share > 0.5 ? 'signal' : 'cobalt'),
    ),
  );
}

/** The baseline and its labels. */
const axis = (left: number, width: number, bottom: number) => [
  line(`M${px(left)} ${bottom + 4}H${px(left + bins * width)}`, 'slate', 2),
  ...[0, 0.5, 1].map((share) => label(left + share * bins * width, bottom + 30, `${share * 100}%`, anchorAt(share))),
];

const anchorAt = (share: number) => (share === 0 ? 'start' : share === 1 ? 'end' : 'middle');
