import { dot, heading, label, line, px, strong, svg, writeFigure } from '../drawing.ts';

interface Row {
  choice: string;
  /** The difference in the next year's stars between all warm reviews having the word and none having it. */
  word: { slope: number; from: number; to: number };
}

/** The ends of the axis, in stars. */
const [lowest, highest] = [-1.6, 1.3];
/** The ticks of the axis, in stars. */
const ticks = [-1, 0, 1];
const formatStars = (stars: number) => stars.toFixed(2).replace('-', '−');
const range = ({ word }: Row) => `${formatStars(word.from)} to ${formatStars(word.to)}`;

/** Draws the change in the next year's stars for each word in warm reviews. */
export function drawFigure(rows: Row[]): void {
  writeFigure('software-clutch-rewind', { wide: wide(rows), phone: phone(rows) });
}

function wide(rows: Row[]): string {
  const [left, right, top, step] = [140, 680, 76, 44];
  const x = scale(left, right);
  const bottom = top + rows.length * step;
  return svg(872, bottom + 56, [
    heading(24, 'If every warm review has the word, next year’s stars change by'),
    ...gridLines(x, top - 22, bottom - 16),
    ...ticks.map((stars) => label(x(stars), bottom + 10, tickLabel(stars), 'middle')),
    ...rows.flatMap((row, index) => {
      const y = top + index * step;
      return [strong(0, y + 6, `“${row.choice}”`), ...interval(x, y, row), label(872, y + 6, range(row), 'end', 'ink')];
    }),
    label(left, bottom + 42, 'Bars hold 95 draws of airlines in a hundred'),
  ]);
}

function phone(rows: Row[]): string {
  const [left, right, top, step] = [10, 340, 122, 74];
  const x = scale(left, right);
  const bottom = top + rows.length * step;
  return svg(350, bottom + 48, [
    heading(22, 'If every warm review has the'),
    heading(47, 'word, next year’s stars change'),
    ...rows.flatMap((row, index) => {
      const y = top + index * step;
      return [
        strong(0, y - 20, `“${row.choice}”`),
        label(350, y - 20, range(row), 'end', 'ink'),
        ...gridLines(x, y - 10, y + 20),
        ...interval(x, y + 5, row),
      ];
    }),
    ...ticks.map((stars) => label(x(stars), bottom - 20, tickLabel(stars), 'middle')),
    label(0, bottom + 12, 'Bars hold 95 draws of airlines'),
    label(0, bottom + 34, 'in a hundred'),
  ]);
}

const scale = (left: number, right: number) => (stars: number) =>
  left + ((stars - lowest) / (highest - lowest)) * (right - left);

const tickLabel = (stars: number) => (stars === 0 ? 'no change' : `${formatStars(stars).replace('.00', '')} star`);

const gridLines = (x: (stars: number) => number, from: number, to: number) =>
  ticks.map((stars) => line(`M${px(x(stars))} ${from}V${to}`, stars === 0 ? 'slate' : 'sky', stars === 0 ? 2.5 : 1.5));

function interval(x: (stars: number) => number, y: number, { choice, word }: Row): string[] {
  const to = Math.min(word.to, highest);
  const from = Math.max(word.from, lowest);
  return [
    line(`M${px(x(from) + 6)} ${y}H${px(x(to) - 6)}`, 'cobalt', 12, ' stroke-linecap="round"'),
    dot(x(word.slope), y, 9, 'chalk'),
    dot(x(word.slope), y, 6, choice === 'but' ? 'ink' : 'cobalt'),
  ];
}
