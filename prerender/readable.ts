import type { Element, ElementContent, Properties, Root, RootContent, Text } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Elements that need our styles or scripts, and navigation. */
const droppedElements = new Set(['button', 'form', 'iframe', 'nav', 'script', 'source', 'style', 'template']);
/** The attributes that have a meaning without our styles and scripts. */
const keptAttributes = new Set([
  'href',
  'src',
  'alt',
  'width',
  'height',
  'colSpan',
  'rowSpan',
  'scope',
  'dateTime',
  'start',
]);
/** Elements within a line, which styles may set apart. */
const inlineElements = new Set(['a', 'b', 'em', 'i', 'label', 'q', 'small', 'span', 'strong', 'time']);

/** Forms of a page that any reader can show: nothing hidden, drawings as their descriptions, full URLs. */
export interface ReadableForms {
  html: string;
  markdown: string;
}

/** A page's markup in both forms. `tree` is its syntax tree and is modified; `address` is the page's full URL. */
export function readableForms(tree: Root, markup: string, address: string, describe: DescribeDrawing): ReadableForms {
  const complete = hasLooseTags(tree) ? parse(markup) : tree;
  makeReadable(complete, address, describe);
  const html = unified().use(rehypeStringify).stringify(complete).trim();
  return { html, markdown: markdownOf(complete, 'text') };
}

/** Whether a tag that an author wrote is a separate node, not a parent of what it encloses. */
function hasLooseTags(tree: Root): boolean {
  let hasLooseTag = false;
  visit(tree, 'raw', ({ value }: Raw) => {
    hasLooseTag ||= value !== '' && !/^<(\w+)[^]*<\/\1>$/.test(value);
  });
  return hasLooseTag;
}

/** The text that replaces a drawing, given its description. */
type DescribeDrawing = (description: string) => string;

/** Markup of the site as Markdown for any reader. */
export function readableMarkdown(markup: string, address: string, describe: DescribeDrawing): string {
  const tree = parse(markup);
  makeReadable(tree, address, describe);
  return markdownOf(tree, 'page');
}

const parse = (markup: string): Root => unified().use(rehypeParse, { fragment: true }).parse(markup);

/** The source of markup: the components of a page, whose styles keep adjacent words apart, or the text of an author. */
type Composition = 'page' | 'text';

/** A tree as Markdown. Modifies the tree. */
function markdownOf(tree: Root, composition: Composition): string {
  moveCaptionsAbove(tree);
  alignTotals(tree);
  joinParagraphsInCells(tree);
  separateWords(tree, composition);
  const processor = unified().use(rehypeRemark).use(remarkGfm).use(remarkStringify, { bullet: '-', rule: '-' });
  return processor.stringify(processor.runSync(tree));
}

/** Modifies the tree: drops what a reader cannot show, makes addresses whole. `address` is the page's full URL. */
function makeReadable(tree: Root | Element, address: string, describe: DescribeDrawing) {
  tree.children = (tree.children as RootContent[]).flatMap<ElementContent>((node) => {
    if (node.type === 'element') return readableElement(node, address, describe);
    if (node.type === 'text') return [withPlainSpaces(node)];
    return isRaw(node) ? readableMarkup(node.value, address, describe) : [];
  });
}

/** Markup that a tree holds as text: the drawing of a figure. */
interface Raw {
  type: 'raw';
  value: string;
}

const isRaw = (node: { type: string }): node is Raw => node.type === 'raw';

function readableMarkup(markup: string, address: string, describe: DescribeDrawing): ElementContent[] {
  const tree = parse(markup);
  makeReadable(tree, address, describe);
  return tree.children as ElementContent[];
}

/** The text without its non-breaking spaces, which are only for the site's own layout. */
const withPlainSpaces = (text: Text): Text => ({ ...text, value: text.value.replaceAll('\u00a0', ' ') });

function readableElement(node: Element, address: string, describe: DescribeDrawing): ElementContent[] {
  const { tagName, properties } = node;
  if (tagName === 'svg') return drawingDescription(properties, describe);
  const isDropped = droppedElements.has(tagName) || 'hidden' in properties || properties['dataPrint'] === 'none';
  if (isDropped || properties['ariaHidden'] === 'true' || (tagName === 'img' && !properties['alt'])) return [];
  node.properties = Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => keptAttributes.has(name))
      .map(([name, value]) => [name, name === 'href' || name === 'src' ? new URL(String(value), address).href : value]),
  );
  makeReadable(node, address, describe);
  // The span is a word that must not break (see non-breaking-words.ts), or a part of one.
  if (tagName === 'span' && 'dataWhole' in properties) return node.children;
  return 'dataGloss' in properties ? [textOf('('), ...node.children, textOf(')')] : [node];
}

const textOf = (value: string): Text => ({ type: 'text', value });

/** A drawing has a form for wide screens and one for phones, with the same description. */
function drawingDescription({ ariaLabel, dataForm }: Properties, describe: DescribeDrawing): ElementContent[] {
  if (!ariaLabel || dataForm === 'phone') return [];
  // The text around a description ends the sentence.
  const value = describe(ariaLabel.replace(/\.$/, ''));
  return [{ type: 'element', tagName: 'p', properties: {}, children: [textOf(value)] }];
}

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

/** Moves a total to the last of the columns that its cell spans. In Markdown's tables it would stand in the first. */
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

/** A cell of one column after empty ones, in place of a cell that spans as many columns. */
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
      return [textOf(isMidSentence ? '. ' : ' '), { ...node, tagName: 'span' }];
    });
  });
}

/** Adds a space between adjacent inline elements that only styles keep apart. Code keeps its own spaces. */
function separateWords(tree: Root | Element, composition: Composition) {
  const children: RootContent[] = [];
  for (const node of tree.children as RootContent[]) {
    const before = children.at(-1);
    if (before && areSeparate[composition](before, node) && beginsWord(node)) {
      children.push(textOf(' '));
    }
    if (node.type === 'element' && node.tagName !== 'pre') separateWords(node, composition);
    children.push(node);
  }
  tree.children = children as ElementContent[];
}

const isInline = (node: RootContent) => node.type === 'element' && inlineElements.has(node.tagName);

/** Whether two adjacent nodes are separate words. In a text only two elements are: “un*believ*able” is one word. */
const areSeparate: Record<Composition, (before: RootContent, node: RootContent) => boolean> = {
  text: (before, node) => isInline(before) && isInline(node),
  page: (before, node) =>
    [before, node].some(isInline) &&
    [before, node].every((either) => either.type === 'text' || isInline(either)) &&
    !(before.type === 'text' && /[\s([“‘]$/.test(before.value)),
};

const beginsWord = (node: RootContent): boolean =>
  node.type === 'text' ? /^[\p{L}\p{N}\p{Sc}]/u.test(node.value) : true;
