import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Every cell carries its column's name, so that a phone can show rows as label and value pairs. */
export function labelledTables(tree: Root) {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    const rows: Element[] = [];
    visit(table, 'element', (node) => {
      if (node.tagName === 'tr') rows.push(node);
    });
    const [head, ...body] = rows;
    const labels = cells(head).map((cell) => toString(cell));
    for (const cell of cells(head)) cell.properties['scope'] = 'col';
    for (const row of body) {
      cells(row).forEach((cell, column) => {
        cell.properties['dataLabel'] = labels[column] ?? '';
      });
      const first = cells(row)[0];
      if (first) {
        first.tagName = 'th';
        first.properties['scope'] = 'row';
      }
    }
  });
}

const cells = (row: Element | undefined) =>
  (row?.children ?? []).filter((node): node is Element => node.type === 'element' && /^t[hd]$/.test(node.tagName));
