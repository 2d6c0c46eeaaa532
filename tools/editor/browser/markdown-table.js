/** A Markdown table as cells, and back. Cells are one line of Markdown. */

/** The index of the head if it is addressed as a row. */
export const headRow = -1;

/**
 * Parses a table: `{ head: ['Name', 'Number'], rules: ['---', '---'], rows: [['Picking', '12']] }`. Without Markdown it is
 * empty.
 */
export function parseTable(markdown, columns = 2) {
  const lines = String(markdown ?? '')
    .split('\n')
    .filter((line) => line.trim().startsWith('|'));
  if (lines.length === 0) return emptyTable(columns);
  const [head, rules = [], ...rows] = lines.map(cellsOf);
  return { head, rules: fitCells(rules, head.length, '---'), rows: rows.map((row) => fitCells(row, head.length)) };
}

/** Writes a table; '' if it has no text, since nothing was entered yet. Rows without text are left out. */
export function writeTable({ head, rules, rows }) {
  const writtenRows = rows.filter((row) => !isBlank(row));
  if (isBlank(head) && writtenRows.length === 0) return '';
  return [head.map(escapePipes), rules, ...writtenRows.map((row) => row.map(escapePipes))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

export const withRow = ({ rows, ...table }) => ({ ...table, rows: [...rows, table.head.map(() => '')] });

export const withoutRow = ({ rows, ...table }, row) => ({ ...table, rows: rows.filter((_, index) => index !== row) });

export const withColumn = ({ head, rules, rows }) => ({
  head: [...head, ''],
  rules: [...rules, '---'],
  rows: rows.map((cells) => [...cells, '']),
});

export function withoutColumn({ head, rules, rows }, column) {
  const without = (cells) => cells.filter((_, index) => index !== column);
  return { head: without(head), rules: without(rules), rows: rows.map(without) };
}

/** A table with the text of one cell replaced. */
export function withCell({ head, rules, rows }, row, column, text) {
  const put = (cells) => cells.map((cell, index) => (index === column ? text.replaceAll(/\s*\n\s*/g, ' ') : cell));
  return {
    head: row === headRow ? put(head) : head,
    rules,
    rows: rows.map((cells, index) => (index === row ? put(cells) : cells)),
  };
}

/**
 * Pastes spreadsheet cells, separated by tabs, into a table from one cell on. Adds missing rows and, if `mayWiden`, missing
 * columns.
 */
export function withPasted(table, { row, column, text, mayWiden }) {
  const pasted = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const width = mayWiden ? Math.max(...pasted.map((cells) => column + cells.length)) : 0;
  let filled = table;
  while (filled.head.length < width) filled = withColumn(filled);
  while (filled.rows.length < row + pasted.length) filled = withRow(filled);
  for (const [down, cells] of pasted.entries()) {
    for (const [right, cell] of cells.entries()) filled = withCell(filled, row + down, column + right, cell.trim());
  }
  return filled;
}

const isBlank = (cells) => cells.every((cell) => cell.trim() === '');

const emptyTable = (columns) => {
  const cells = Array.from({ length: columns }, () => '');
  return { head: cells, rules: cells.map(() => '---'), rows: [cells, cells] };
};

const cellsOf = (line) =>
  line
    .trim()
    .replaceAll(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));

const fitCells = (cells, length, filling = '') => Array.from({ length }, (_, index) => cells[index] ?? filling);

const escapePipes = (cell) => cell.trim().replaceAll('|', String.raw`\|`);
