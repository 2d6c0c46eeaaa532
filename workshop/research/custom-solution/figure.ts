import { dot, heading, label, line, px, strong, svg, writeFigure } from '../drawing.ts';

interface BreakEvens {
  asPlanned: number;
  each: { years: number | null }[];
}

/** Columns stand for whole years, from this one on. */
const firstColumn = 1;
/** From this column on the dots have another color: the build pays slowly. */
const slowColumn = 10;
/** The column of projects with overruns at which building pays only after 20 years or more. */
const lateColumn = 20;
/** The column of projects with overruns at which building never pays. */
const neverColumn = 21;

/** One dot per project: after how many years the build pays off if it overruns like that project. */
export function drawFigure({ asPlanned, each }: BreakEvens): void {
  const columns = new Map<number, number>();
  for (const { years } of each) {
    const column = years === null ? neverColumn : Math.min(lateColumn, Math.floor(years));
    columns.set(column, (columns.get(column) ?? 0) + 1);
  }
  writeFigure('custom-solution', { wide: wide(columns, asPlanned), phone: phone(columns, asPlanned) });
}

interface Grid {
  x: (column: number) => number;
  /** The width of a column. */
  step: number;
  /** The y of the lowest dots. */
  floor: number;
  /** The distance of neighboring dots. */
  spacing: number;
  radius: number;
  /** Dots side by side in a column. */
  across: number;
}

/** The x of a column: `step` apart from `first` on, except for the last two. */
const columnScale = (first: number, step: number, late: number, never: number) => (column: number) => {
  if (column === neverColumn) return never;
  return column === lateColumn ? late : first + (column - firstColumn) * step;
};

function wide(columns: Map<number, number>, asPlanned: number): string {
  const step = 38;
  const x = columnScale(24, step, 762, 842);
  const grid = { x, step, floor: 330, spacing: 15, radius: 6, across: 2 };
  return svg(872, 400, [
    heading(24, 'Years until building pays, if it overruns like each of 145 projects'),
    ...dots(columns, grid),
    ...axis(grid),
    label(x(lateColumn), 368, '20 or more', 'middle'),
    label(x(neverColumn), 368, 'never', 'middle', 'ember'),
    line(`M${x(9) - 16} 116H${x(10) + 6}`, 'slate', 2, ' stroke-linecap="round" stroke-dasharray="2 7"'),
    strong(x(10) + 18, 122, `As planned: ${asPlanned} years`),
    label(x(10) + 18, 148, 'A dot is one project of 1994 to 1998:'),
    label(x(10) + 18, 170, 'hours worked divided by hours first estimated'),
  ]);
}

function phone(columns: Map<number, number>, asPlanned: number): string {
  const step = 15.2;
  const x = columnScale(8, step, 300, 336);
  const grid = { x, step, floor: 440, spacing: 10.4, radius: 4.4, across: 1 };
  return svg(350, 530, [
    heading(22, 'Years until building pays,'),
    heading(47, 'if it overruns like each'),
    heading(72, 'of 145 projects'),
    strong(x(9) + 2, 142, `As planned: ${asPlanned}`),
    label(x(9) + 2, 166, 'A dot is one project'),
    ...dots(columns, grid),
    ...axis(grid),
    label(x(lateColumn), 476, '20 or', 'middle'),
    label(x(lateColumn), 498, 'more', 'middle'),
    label(350, 524, 'never', 'end', 'ember'),
    line(`M${x(neverColumn)} 452V504`, 'ember', 1.5),
  ]);
}

function axis({ x, step, floor, spacing }: Grid): string[] {
  const below = floor + spacing;
  return [
    line(`M${px(x(firstColumn) - step / 2)} ${px(below)}H${px(x(18) + step / 2)}`, 'slate', 1.5),
    ...[5, 10, 15].flatMap((year) => {
      const edge = px(x(year) - step / 2);
      return [line(`M${edge} ${px(below)}v6`, 'slate', 1.5), label(edge, below + 26, `${year}`, 'middle')];
    }),
  ];
}

function colorOf(column: number): string {
  if (column === neverColumn) return 'signal';
  return column >= slowColumn ? 'slate' : 'cobalt';
}

function dots(columns: Map<number, number>, { x, floor, spacing, radius, across }: Grid): string[] {
  return [...columns]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([column, count]) =>
      Array.from({ length: count }, (_, index) => {
        const aside = ((index % across) - (across - 1) / 2) * spacing;
        return dot(x(column) + aside, floor - Math.floor(index / across) * spacing, radius, colorOf(column));
      }),
    );
}
