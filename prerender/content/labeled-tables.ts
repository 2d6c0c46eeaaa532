import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Gives every cell its column's name, so that a phone can show rows as label and value pairs, and marks tables and
 * columns that fit a phone unchanged: see markTable and markColumn. Roles are explicit, since elements laid out as
 * blocks no longer count as a table.
 */
export function labeledTables(tree: Root) {
  visit(tree, 'element', (table, index, parent) => {
    if (table.tagName !== 'table' || !parent || index === undefined) return undefined;
    const [head = [], ...body] = rowsOf(table).map(cellsOf);
    setRoles(table, head);
    for (const row of body) nameRow(row, head.map(toString));
    const columns = head.slice(1).map((heading, column) => columnOf(heading, column + 1, body));
    const names = [head, ...body].map(([name]) => (name ? toString(name) : ''));
    for (const column of columns) markColumn(column);
    if (!markTable(table, names, columns).scrolls) return undefined;
    parent.children[index] = scroller(table, head.map(toString).join(', '));
    return SKIP;
  });
}

/** The part of a page in which a table scrolls on a phone, by keyboard as well. */
const scroller = (table: Element, label: string): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { dataMatrix: '', role: 'region', ariaLabel: label, tabIndex: 0 },
  children: [table],
});

/** A column other than the first, which names the rows. */
interface Column {
  label: string;
  cells: Element[];
  values: string[];
}

function columnOf(heading: Element, index: number, body: Element[][]): Column {
  const cells = body.flatMap((row) => row[index] ?? []);
  return { label: toString(heading), cells: [heading, ...cells], values: cells.map(toString) };
}

/** Matches amounts such as “257,400”, “99.7%”, “5.5 h” and “1.200 €”. */
const amount = /^[−$€£]?\d[\d.,]*( ?([%€£]|[a-z]{1,3}))?$/;

const hasAmounts = ({ values }: Column) => values.every((value) => amount.test(value));

/** Matches a cell without a value: it counts neither as an amount nor as words. */
const missingValue = /^[-–—]?$/;

/** The length in characters below which a text fits a column on a phone, and above which a label needs more room. */
const shortTextLimit = 13;

/** Whether a column is aligned like numbers: at most a quarter of its cells have words, and those are short, such as “None”. */
function isMostlyAmounts({ values }: Column): boolean {
  const present = values.filter((value) => !missingValue.test(value));
  const amounts = present.filter((value) => amount.test(value));
  return (
    amounts.length > 0 &&
    amounts.length >= present.length * 0.75 &&
    present.every(({ length }) => length < shortTextLimit)
  );
}

/** The most columns of amounts that fit side by side on a phone, however long they are. */
const maxAmountColumns = 3;

/** The most letters that fit side by side on a phone, counting the longest word of each column. */
const maxLetters = 32;

/** The limits of a table whose amounts fit a phone below the names of their rows, which are then on separate lines. */
const belowNames = {
  maxColumns: 5,
  /** The most letters of a column's longest word. */
  maxLetters: 8,
};

/** The limits of a table whose pairs of label and value would be too many to compare, and whose answers are short. */
const matrix = {
  minRows: 6,
  minColumns: 3,
  /** The most characters of an answer. */
  maxLength: 24,
};

/**
 * Amounts that fit side by side on a phone stay in columns, where they can be compared. A few more fit below the names of
 * their rows. Many short answers also stay in columns, which scroll beside their row's name. Long labels need more room.
 */
function markTable(table: Element, names: string[], columns: Column[]): { scrolls: boolean } {
  const fits = fitsPhone(names, columns);
  const fitsBelowNames = !fits && canBeBelowNames(columns);
  const scrolls = !fits && !fitsBelowNames && isMatrix(columns);
  if (fitsBelowNames) table.properties['dataNamesAbove'] = '';
  if (fits || fitsBelowNames || scrolls) table.properties['dataColumns'] = '';
  else if (columns.some(({ label }) => label.length > shortTextLimit)) table.properties['dataLongLabels'] = '';
  return { scrolls };
}

/** Whether a table of amounts fits a phone in columns. */
function fitsPhone(names: string[], columns: Column[]): boolean {
  if (columns.length <= maxAmountColumns) return columns.every(hasAmounts);
  const widths = [names, ...columns.map(({ label, values }) => [label, ...values])].map(longestWordLength);
  return columns.every(isMostlyAmounts) && widths.reduce((sum, width) => sum + width, 0) <= maxLetters;
}

/** Whether a table's amounts fit a phone in columns if the names of the rows are above them. */
const canBeBelowNames = (columns: Column[]) =>
  columns.length > maxAmountColumns &&
  columns.length <= belowNames.maxColumns &&
  columns.every(isMostlyAmounts) &&
  columns.every(({ label, values }) => longestWordLength([label, ...values]) <= belowNames.maxLetters);

const longestWordLength = (texts: string[]) =>
  Math.max(...texts.flatMap((text) => text.split(/[\s\u00A0-]/)).map(({ length }) => length));

const isMatrix = (columns: Column[]) =>
  columns.length >= matrix.minColumns &&
  columns.every(({ values }) => values.length >= matrix.minRows) &&
  columns.every(({ values }) => values.every(({ length }) => length <= matrix.maxLength));

/** Marks a column of amounts, or of texts that are all short. */
function markColumn(column: Column) {
  const isShort = [column.label, ...column.values].every((text) => text.length < shortTextLimit);
  const mark = isMostlyAmounts(column) ? 'dataAmount' : isShort && 'dataShort';
  if (!mark) return;
  for (const cell of column.cells) cell.properties[mark] = '';
}

function setRoles(table: Element, head: Element[]) {
  table.properties['role'] = 'table';
  visit(table, 'element', ({ tagName, properties }) => {
    if (tagName === 'tr') properties['role'] = 'row';
    if (/^t(head|body)$/.test(tagName)) properties['role'] = 'rowgroup';
  });
  for (const cell of head) Object.assign(cell.properties, { scope: 'col', role: 'columnheader' });
}

/** A shorter row name, such as “5” in a column of stars, means nothing on a phone without its column's name. */
const minNameLength = 4;

/** Makes the first cell of a row its heading, and labels the others with their columns. */
function nameRow([first, ...others]: Element[], labels: string[]) {
  if (first) {
    first.tagName = 'th';
    Object.assign(first.properties, { scope: 'row', role: 'rowheader' });
    const name = toString(first);
    if (labels[0] && (amount.test(name) || name.length < minNameLength)) first.properties['dataLabel'] = labels[0];
  }
  others.forEach((cell, column) => {
    Object.assign(cell.properties, { role: 'cell', dataLabel: labels[column + 1] ?? '' });
  });
}

function rowsOf(table: Element): Element[] {
  const rows: Element[] = [];
  visit(table, 'element', (node) => {
    if (node.tagName === 'tr') rows.push(node);
  });
  return rows;
}

const cellsOf = (row: Element) =>
  row.children.filter((node): node is Element => node.type === 'element' && /^t[hd]$/.test(node.tagName));
