import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Gives every cell its column's name, so that a phone can show rows as label and value pairs, with more room for labels
 * where one is long. Figures that fit side by side on a phone stay in columns, where they can be compared. Roles are explicit:
 * laid out as blocks, the elements alone would no longer count as a table.
 */
export function labeledTables(tree: Root) {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    table.properties['role'] = 'table';
    const rows: Element[] = [];
    visit(table, 'element', (node) => {
      if (node.tagName === 'tr') rows.push(node);
      if (node.tagName === 'tr') node.properties['role'] = 'row';
      if (/^t(head|body)$/.test(node.tagName)) node.properties['role'] = 'rowgroup';
    });
    const [head, ...body] = rows;
    const labels = cells(head).map((cell) => toString(cell));
    for (const cell of cells(head)) Object.assign(cell.properties, { scope: 'col', role: 'columnheader' });
    for (const row of body) nameRow(cells(row), labels);
    const values = body.map((row) => cells(row).slice(1));
    const columns = labels.slice(1).map((_, column) => values.map((row) => toString(row[column] ?? table)));
    const compared = columns.every((column) => column.every((value) => figure.test(value)));
    if (compared && columns.length <= 3) table.properties['dataAmounts'] = '';
    else if (labels.slice(1).some((label) => label.length > maxShortLabel)) table.properties['dataLongLabels'] = '';
    columns.forEach((column, index) => {
      const mark = column.every((value) => figure.test(value))
        ? 'dataAmount'
        : [labels[index + 1] ?? '', ...column].every((value) => value.length < maxShortLabel) && 'dataShort';
      if (!mark) return;
      for (const row of [cells(head).slice(1), ...values]) if (row[index]) row[index].properties[mark] = '';
    });
  });
}

/** “257,400”, “99.7%”, “5.5 h”. */
const figure = /^[−$]?\d[\d.,]*( ?[%a-z]{1,3})?$/;

/** The most characters that fit a column on a phone. */
const maxShortLabel = 13;

/** The first cell names its row. */
function nameRow([first, ...others]: Element[], labels: string[]) {
  if (first) {
    first.tagName = 'th';
    Object.assign(first.properties, { scope: 'row', role: 'rowheader' });
  }
  others.forEach((cell, column) => {
    Object.assign(cell.properties, { role: 'cell', dataLabel: labels[column + 1] ?? '' });
  });
}

const cells = (row: Element | undefined) =>
  (row?.children ?? []).filter((node): node is Element => node.type === 'element' && /^t[hd]$/.test(node.tagName));
