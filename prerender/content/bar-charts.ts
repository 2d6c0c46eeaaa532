import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { LanguageName } from '#languages/languages.ts';
import { numberSeparators } from './number-separators.ts';

/** Numbers that a bar can show: “257,400”, “99.7%”, “5.5 h”, “$4,800”. */
export const barAmount = /^[$€£]?\d[\d.,]*( ?([%€£]|[a-z]{1,3}))?$/;

/** Gives each number of a `:::chart` the length of its bar, as a share of the longest. */
export const barCharts = (language: LanguageName) => (tree: Root) => {
  visit(tree, 'element', (figure) => {
    if (!('data-chart' in figure.properties)) return;
    const cells = amountCells(figure);
    const texts = cells.map((cell) => toString(cell));
    const amounts = texts.map((text) => amountIn(text, language));
    figure.properties['style'] = `--digits:${Math.max(...texts.map(({ length }) => length))}`;
    const largest = Math.max(...amounts);
    cells.forEach((cell, index) => {
      const share = largest > 0 ? amounts[index]! / largest : 0;
      cell.properties['style'] = `--share:${Number(share.toFixed(4))}`;
    });
  });
};

/** The cells with amounts: in each row the one after the name, which is a heading. */
function amountCells(figure: Element): Element[] {
  const cells: Element[] = [];
  visit(figure, 'element', (element) => {
    if (element.tagName === 'td') cells.push(element);
  });
  return cells;
}

/** Parses a number as the language writes it, without its unit. Throws an Error with the fix if the text has none. */
export function amountIn(text: string, language: LanguageName): number {
  const { group, decimal } = numberSeparators(language);
  const form = new RegExp(String.raw`^(\d+|\d{1,3}(?:[${group}]\d{3})+)(?:[${decimal}](\d+))?$`);
  const [, whole, fraction = ''] = form.exec(text.replaceAll(/[^\d.,]/g, '')) ?? [];
  if (whole === undefined) {
    throw new Error(
      `“${text}” is not a number in the site’s language: write it like ${(1234.5).toLocaleString(language)}`,
    );
  }
  return Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`);
}
