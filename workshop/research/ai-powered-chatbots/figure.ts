import { dot, heading, label, line, px, strong, svg, writeFigure } from '../drawing.ts';

interface Row {
  name: string;
  /** Shares of the answers given that are wrong. */
  wrong: { middle: number; from: number; to: number };
}

/** The largest share of wrong answers that was promised. */
const promisedShare = 0.03;
/** The share at the end of the axis, beyond the longest bar. */
const axisEnd = 0.12;
const ticks = [0, promisedShare, 0.06, 0.09, axisEnd];
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Draws the share of wrong answers to the other questions when a sample promised at most 3 percent. */
export function drawFigure(rows: Row[]): void {
  writeFigure('ai-powered-chatbots-thresholds', {
    wide: wide(rows),
    phone: phone(rows),
  });
}

function wide(rows: Row[]): string {
  const [left, right, top, step] = [200, 700, 76, 62];
  const x = (share: number) => left + (share / axisEnd) * (right - left);
  const bottom = top + rows.length * step;
  return svg(872, bottom + 60, [
    heading(24, 'Promised: at most 3% of the answers wrong. Found on all other questions:'),
    ...axis(x, top - 22, bottom - 14),
    ...rows.flatMap((row, index) => {
      const y = top + index * step + 10;
      return [
        strong(0, y + 6, row.name),
        ...interval(x, y, row),
        label(720, y + 6, `${percent(row.wrong.from)} to ${percent(row.wrong.to)}`, 'start', 'ink'),
      ];
    }),
    label(left, bottom + 44, 'Share of the given answers that is wrong; the bar holds nine draws in ten'),
  ]);
}

function phone(rows: Row[]): string {
  const [left, right, top, step] = [14, 330, 112, 84];
  const x = (share: number) => left + (share / axisEnd) * (right - left);
  const bottom = top + rows.length * step;
  return svg(350, bottom + 74, [
    heading(22, 'Promised: at most 3% of'),
    heading(47, 'the answers wrong. Found:'),
    ...ticks.map((share) => label(x(share), bottom - 10, tickLabel(share), 'middle')),
    ...rows.flatMap((row, index) => {
      const y = top + index * step;
      return [
        strong(0, y - 18, row.name),
        label(350, y - 18, `${percent(row.wrong.from)} to ${percent(row.wrong.to)}`, 'end', 'ink'),
        ...gridLines(x, y - 8, y + 24),
        ...interval(x, y + 8, row),
      ];
    }),
    label(0, bottom + 32, 'Share of the given answers that'),
    label(0, bottom + 54, 'is wrong, nine draws in ten'),
  ]);
}

const tickLabel = (share: number) => `${share * 100}%${share === promisedShare ? ', promised' : ''}`;

function axis(x: (share: number) => number, from: number, to: number): string[] {
  return [...gridLines(x, from, to), ...ticks.map((share) => label(x(share), to + 24, tickLabel(share), 'middle'))];
}

function gridLines(x: (share: number) => number, from: number, to: number): string[] {
  return ticks.map((share) =>
    line(
      `M${px(x(share))} ${from}V${to}`,
      share === promisedShare ? 'ink' : 'sky',
      share === promisedShare ? 3 : 1.5,
      share === promisedShare ? ' stroke-dasharray="2 7" stroke-linecap="round"' : '',
    ),
  );
}

/** Half of a bar's thickness, and the radius of its round ends. */
const radius = 6;

/** The bar of an interval, in another color where it exceeds the promise, with a dot at its middle. */
function interval(x: (share: number) => number, y: number, { wrong }: Row): string[] {
  // The round ends lie within the interval.
  const [from, to] = [x(wrong.from) + radius, x(wrong.to) - radius];
  return [
    line(`M${px(from)} ${y}H${px(to)}`, 'cobalt', 2 * radius, ' stroke-linecap="round"'),
    ...(wrong.to > promisedShare ? [excess(Math.max(x(wrong.from), x(promisedShare)), to, y)] : []),
    dot(x(wrong.middle), y, 9, 'chalk'),
    dot(x(wrong.middle), y, radius, 'ink'),
  ];
}

/** The part of a bar to the right of `start`; `center` is that of the bar's round end. */
function excess(start: number, center: number, y: number): string {
  // Within the round end, the bar is thinner.
  const half = Math.sqrt(radius ** 2 - Math.max(0, start - center) ** 2);
  const edge = Math.max(start, center);
  const end = `H${px(edge)}A${radius} ${radius} 0 0 1 ${px(edge)} ${px(y + half)}H${px(start)}Z`;
  return `<path d="M${px(start)} ${px(y - half)}${end}" fill="var(--signal)"/>`;
}
