import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Elements within a line, which styles may set apart. */
const inlineElements = new Set(['a', 'b', 'em', 'i', 'label', 'q', 'small', 'span', 'strong', 'time']);

/** The source of markup: a page's components, whose styles keep adjacent words apart, or an author's text. */
export type MarkupSource = 'page' | 'text';

/** Modifies the tree: replaces what Markdown cannot express with something that it can. */
export function adaptToMarkdown(tree: Root, source: MarkupSource): void {
  moveCaptionsAbove(tree);
  alignTotals(tree);
  joinParagraphsInCells(tree);
  separateWords(tree, source);
}

export const textNode = (value: string): Text => ({ type: 'text', value });

/** Markdown's tables have no caption: it becomes a paragraph above. */
function moveCaptionsAbove(tree: Root | Element) {
  tree.children = (tree.children as RootContent[]).flatMap<RootContent>((node) => {
    if (node.type !== 'element') return [node];
    moveCaptionsAbove(node);
    const caption = node.children.find((child) => child.type === 'element' && child.tagName === 'caption');
    if (caption?.type !== 'element') return [node];
    node.children = node.children.filter((child) => child !== caption);
    return [{ ...caption, tagName: 'p' }, node];
  }) as ElementContent[];
}

/** Moves a total to the last of the columns that its cell spans: Markdown would put it in the first. */
function alignTotals(tree: Root) {
  visit(tree, { tagName: 'tfoot' }, (foot: Element) => {
    visit(foot, { tagName: 'tr' }, (row: Element) => {
      row.children = row.children.flatMap<ElementContent>((cell, index) =>
        // The first cell has the row's name, or a note on the whole table.
        index > 0 && isCell(cell) ? inLastColumn(cell) : [cell],
      );
    });
  });
}

const isCell = (node: RootContent): node is Element =>
  node.type === 'element' && (node.tagName === 'td' || node.tagName === 'th');

/** Replaces a cell that spans columns with empty cells and, in the last column, a cell with its content. */
function inLastColumn({ properties: { colSpan, ...properties }, ...cell }: Element): Element[] {
  const emptyCells = Array.from({ length: Number(colSpan ?? 1) - 1 }, () => ({
    ...cell,
    properties: {},
    children: [],
  }));
  return [...emptyCells, { ...cell, properties }];
}

/** Makes each paragraph in a cell a sentence after the words before it: a cell is one line in Markdown. */
function joinParagraphsInCells(tree: Root) {
  visit(tree, 'element', (cell) => {
    if (!isCell(cell)) return;
    cell.children = cell.children.flatMap<ElementContent>((node, index, nodes) => {
      if (node.type !== 'element' || node.tagName !== 'p') return [node];
      const before = nodes[index - 1];
      const isMidSentence = before !== undefined && /[^.!?:…\s]\s*$/.test(toString(before));
      return [textNode(isMidSentence ? '. ' : ' '), { ...node, tagName: 'span' }];
    });
  });
}

/** Adds a space between adjacent inline elements that only styles keep apart. Code keeps its own spaces. */
function separateWords(tree: Root | Element, source: MarkupSource) {
  const children: RootContent[] = [];
  for (const node of tree.children as RootContent[]) {
    const before = children.at(-1);
    if (before && areSeparate[source](before, node) && beginsWord(node)) {
      children.push(textNode(' '));
    }
    if (node.type === 'element' && node.tagName !== 'pre') separateWords(node, source);
    children.push(node);
  }
  tree.children = children as ElementContent[];
}

const isInline = (node: RootContent) => node.type === 'element' && inlineElements.has(node.tagName);

/** Whether two adjacent nodes are separate words. In an author's text, both must be elements: “un*believ*able” is one word. */
const areSeparate: Record<MarkupSource, (before: RootContent, node: RootContent) => boolean> = {
  text: (before, node) => isInline(before) && isInline(node),
  page: (before, node) =>
    [before, node].some(isInline) &&
    [before, node].every((either) => either.type === 'text' || isInline(either)) &&
    !(before.type === 'text' && /[\s([“‘]$/.test(before.value)),
};

const beginsWord = (node: RootContent): boolean =>
  node.type === 'text' ? /^[\p{L}\p{N}\p{Sc}]/u.test(node.value) : true;
