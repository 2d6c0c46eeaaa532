import { heading, label, px, strong, svg, writeFigure } from '../drawing.ts';

interface Outcomes {
  right: { receipts: number };
  missing: { receipts: number };
  wrong: { receipts: number };
}
interface Readings {
  receipts: number;
  machine: { total: Outcomes; date: Outcomes };
  people: { total: Outcomes; date: Outcomes };
}

interface Row {
  name: string;
  counts: number[];
}

/** The outcomes in the order of a bar, with their colors and the color of a number on them. */
const outcomes = [
  { name: 'right', fill: 'cobalt', text: 'chalk' },
  { name: 'not found', fill: 'sky', text: 'ink' },
  { name: 'wrong', fill: 'signal', text: 'chalk' },
];
/** The length in units from which a bar has room for its number. */
const minLabeledLength = 34;

/**
 * Totals and dates of the receipts: right, not found, wrong; read by the program, and by the same rules from
 * transcriptions.
 */
export function drawReadings({ receipts, machine, people }: Readings): void {
  const row = (name: string, { right, missing, wrong }: Outcomes): Row => ({
    name,
    counts: [right.receipts, missing.receipts, wrong.receipts],
  });
  const rows = [
    row('Total, read by the program', machine.total),
    row('Total, typed by people', people.total),
    row('Date, read by the program', machine.date),
    row('Date, typed by people', people.date),
  ];
  const title = `${receipts} receipts, the same rules`;
  writeFigure('ai-powered-tools-for-everyday-life', {
    wide: svg(872, 330, [heading(24, title), ...barsBesideNames(rows, 250, 600, 66, 54), ...legend(250, 314, 150)]),
    phone: svg(350, 442, [heading(22, title), ...barsBelowNames(rows, 350, 58, 84), ...legend(0, 424, 112)]),
  });
}

const barsBesideNames = (rows: Row[], left: number, width: number, top: number, step: number) =>
  rows.flatMap((row, index) => {
    const y = top + index * step;
    return [strong(0, y + 22, row.name), ...bar(row.counts, left, width, y)];
  });

const barsBelowNames = (rows: Row[], width: number, top: number, step: number) =>
  rows.flatMap((row, index) => {
    const y = top + index * step;
    return [strong(0, y + 12, row.name), ...bar(row.counts, 0, width, y + 22)];
  });

function bar(counts: number[], left: number, width: number, y: number): string[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let from = left;
  return counts.flatMap((count, index) => {
    const length = (count / total) * width;
    const x = from;
    from += length;
    const { fill, text } = outcomes[index]!;
    const rect = `<rect x="${px(x)}" y="${y}" width="${px(Math.max(0, length - 3))}" height="32" rx="6" fill="var(--${fill})"/>`;
    return length > minLabeledLength ? [rect, strong(x + length / 2, y + 22, String(count), 'middle', text)] : [rect];
  });
}

const legend = (left: number, y: number, step: number) =>
  outcomes.flatMap(({ name, fill }, index) => [
    `<rect x="${px(left + index * step)}" y="${y - 13}" width="16" height="16" rx="4" fill="var(--${fill})"/>`,
    label(left + index * step + 24, y, name),
  ]);
