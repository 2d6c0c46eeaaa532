import type { Element, ElementContent, Properties, Root, RootContent, Text } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { adaptToMarkdown, textNode, type MarkupSource } from './adapt-to-markdown.ts';

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

/** A page's markup as Markdown for any reader. `address` is the page's full URL. */
export function readableMarkdown(markup: string, address: string, describe: DescribeDrawing): string {
  const tree = parse(markup);
  makeReadable(tree, address, describe);
  return markdownOf(tree, 'page');
}

const parse = (markup: string): Root => unified().use(rehypeParse, { fragment: true }).parse(markup);

/** A tree as Markdown. Modifies the tree. */
function markdownOf(tree: Root, source: MarkupSource): string {
  adaptToMarkdown(tree, source);
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
  if (tagName === 'span' && 'dataNoBreak' in properties) return node.children;
  return 'dataGloss' in properties ? [textNode('('), ...node.children, textNode(')')] : [node];
}

/** The description of a drawing; nothing for its phone form, whose wide form has the same description. */
function drawingDescription({ ariaLabel, dataForm }: Properties, describe: DescribeDrawing): ElementContent[] {
  if (!ariaLabel || dataForm === 'phone') return [];
  // The text around a description ends the sentence.
  const value = describe(ariaLabel.replace(/\.$/, ''));
  return [{ type: 'element', tagName: 'p', properties: {}, children: [textNode(value)] }];
}
