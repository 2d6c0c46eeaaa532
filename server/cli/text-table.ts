import { terminalLine } from '../text/terminal-text.ts';

export type Column<Row> = {
  title: string;
  /** In characters; a longer text is truncated. */
  maxWidth: number;
  text: (row: Row) => string;
};

const segmenter = new Intl.Segmenter('en');

/** Rows as a table for people: a header, then one line each; columns as wide as their content, up to a maximum. */
export function textTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ text, maxWidth }) => truncate(terminalLine(text(row)), maxWidth))),
  ];
  const widths = columns.map((_, index) => Math.max(...lines.map((cells) => countCharacters(cells[index] ?? ''))));
  return lines
    .map((cells) =>
      cells
        .map((cell, index) => pad(cell, widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function truncate(text: string, maxWidth: number): string {
  const characters = splitCharacters(text);
  if (characters.length <= maxWidth) return text;
  const beginning = characters.slice(0, maxWidth - 1).join('');
  return `${beginning.trimEnd()}…`;
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - countCharacters(text)));
}

function countCharacters(text: string): number {
  return splitCharacters(text).length;
}

/** Characters as people count them: a letter with its accents is one, so that no cut separates them. */
function splitCharacters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
