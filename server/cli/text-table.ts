import { terminalLine } from '../text/terminal-text.ts';

export type Column<Row> = { title: string; widest: number; text: (row: Row) => string };

/** Rows as a table for people: a header, then one line each; columns as wide as their content, up to a maximum. */
export function textTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ text, widest }) => shortened(terminalLine(text(row)), widest))),
  ];
  const widths = columns.map((_, column) => Math.max(...lines.map((cells) => lengthOf(cells[column] ?? ''))));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => padded(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function shortened(text: string, widest: number): string {
  const characters = charactersOf(text);
  if (characters.length <= widest) return text;
  const kept = characters.slice(0, widest - 1).join('');
  return `${kept.trimEnd()}…`;
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - lengthOf(text)));
}

function lengthOf(text: string): number {
  return charactersOf(text).length;
}

const segmenter = new Intl.Segmenter('en');

/** Characters as people count them: a letter with its accents is one, so that no cut separates them. */
function charactersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
