import { dot, heading, label, line, px, strong, svg, writeFigure } from '../drawing.ts';

/** Round-trip milliseconds of pings by the radio that the phone reported: the median, and nine rounds in ten. */
interface Radio {
  radio: string;
  rounds: number;
  median: number;
  from: number;
  to: number;
}

/** Milliseconds at the end of the axis. */
const axisEnd = 360;
/** Milliseconds at the ticks of the axis. */
const ticks = [0, 100, 200, 300];
const order = ['5G', 'LTE', '3G or older'];

/** A bar and a dot for each radio. */
export function drawFigure(radios: Radio[]): void {
  const rows = order.flatMap((name) => radios.filter(({ radio }) => radio === name));
  writeFigure('revolutionize-mobile-connectivity', { wide: wide(rows), phone: phone(rows) });
}

const range = ({ from, to }: Radio) => `${from.toFixed(0)} to ${to.toFixed(0)} ms`;

function wide(rows: Radio[]): string {
  const [left, right, top, step] = [200, 700, 84, 62];
  const x = (value: number) => left + (value / axisEnd) * (right - left);
  const bottom = top + rows.length * step;
  return svg(872, bottom + 50, [
    heading(24, 'A ping, there and back, by network reported'),
    ...gridLines(x, top - 24, bottom - 22),
    ...ticks.map((value) => label(x(value), bottom, `${value}`, 'middle')),
    ...rows.flatMap((row, index) => {
      const y = top + index * step;
      return [strong(0, y + 6, row.radio), ...interval(x, y, row), label(872, y + 6, range(row), 'end', 'ink')];
    }),
    label(left, bottom + 34, 'Milliseconds; the bar holds nine rounds in ten, the dot is the median'),
  ]);
}

function phone(rows: Radio[]): string {
  const [left, right, top, step] = [10, 340, 108, 78];
  const x = (value: number) => left + (value / axisEnd) * (right - left);
  const bottom = top + rows.length * step;
  return svg(350, bottom + 56, [
    heading(22, 'A ping, there and back,'),
    heading(47, 'by network reported'),
    ...rows.flatMap((row, index) => {
      const y = top + index * step;
      return [
        strong(0, y - 20, row.radio),
        label(350, y - 20, range(row), 'end', 'ink'),
        ...gridLines(x, y - 10, y + 22),
        ...interval(x, y + 6, row),
      ];
    }),
    ...ticks.map((value) => label(x(value), bottom - 26, `${value}`, value === 0 ? 'start' : 'middle')),
    label(0, bottom + 14, 'Milliseconds; nine rounds in ten,'),
    label(0, bottom + 36, 'the dot is the median'),
  ]);
}

const gridLines = (x: (value: number) => number, from: number, to: number) =>
  ticks.map((value) => line(`M${px(x(value))} ${from}V${to}`, 'sky', 1.5));

const interval = (x: (value: number) => number, y: number, { from, to, median }: Radio) => [
  line(`M${px(x(from) + 6)} ${y}H${px(x(to) - 6)}`, 'cobalt', 12, ' stroke-linecap="round"'),
  dot(x(median), y, 9, 'chalk'),
  dot(x(median), y, 6, 'ink'),
];
