import type { Element, ElementContent, Properties, Root, RootContent, Text } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** Elements that need our styles or scripts, and navigation. */
const droppedElements = new Set(['button', 'form', 'iframe', 'nav', 'script', 'source', 'style', 'template']);
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
const inline = new Set(['a', 'b', 'em', 'i', 'small', 'span', 'strong', 'time']);

/** Markup of the site as HTML for any reader: nothing hidden, drawings as their descriptions, full URLs. */
export const readableHtml = (markup: string, address: string): string =>
  unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree: Root) => readable(tree, address))
    .use(rehypeStringify)
    .processSync(markup)
    .toString()
    .trim();

/** The same as Markdown. */
export const readableMarkdown = (markup: string, address: string): string =>
  unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree: Root) => readable(tree, address))
    .use(() => (tree: Root) => captionsAbove(tree))
    .use(() => (tree: Root) => separateWords(tree))
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', rule: '-' })
    .processSync(markup)
    .toString();

function readable(tree: Root | Element, address: string) {
  tree.children = (tree.children as RootContent[]).flatMap<ElementContent>((node) =>
    node.type === 'element' ? readableElement(node, address) : node.type === 'text' ? [plain(node)] : [],
  );
}

/** Non-breaking spaces are for our own layout. */
const plain = (text: Text): Text => ({ ...text, value: text.value.replaceAll('\u00a0', ' ') });

function readableElement(node: Element, address: string): ElementContent[] {
  const { tagName, properties } = node;
  if (tagName === 'svg') return drawingDescription(properties);
  const isDropped = droppedElements.has(tagName) || 'hidden' in properties || properties['dataPrint'] === 'none';
  if (isDropped || properties['ariaHidden'] === 'true' || (tagName === 'img' && !properties['alt'])) return [];
  node.properties = Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => keptAttributes.has(name))
      .map(([name, value]) => [name, name === 'href' || name === 'src' ? new URL(String(value), address).href : value]),
  );
  readable(node, address);
  return [node];
}

/** A drawing has a form for wide screens and one for phones, with the same description. */
function drawingDescription({ ariaLabel, dataForm }: Properties): ElementContent[] {
  if (!ariaLabel || dataForm === 'phone') return [];
  return [
    { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: `Drawing: ${ariaLabel}.` }] },
  ];
}

/** Markdown's tables have no caption: it becomes a paragraph above. */
function captionsAbove(tree: Root | Element) {
  tree.children = (tree.children as RootContent[]).flatMap<RootContent>((node) => {
    if (node.type !== 'element') return [node];
    captionsAbove(node);
    const caption = node.children.find((child) => child.type === 'element' && child.tagName === 'caption');
    if (caption?.type !== 'element') return [node];
    node.children = node.children.filter((child) => child !== caption);
    return [{ ...caption, tagName: 'p' }, node];
  }) as ElementContent[];
}

/** Adds a space between adjacent inline elements that only styles keep apart. */
function separateWords(tree: Root | Element) {
  const children: RootContent[] = [];
  for (const node of tree.children as RootContent[]) {
    const before = children.at(-1);
    if (before && isInline(before, node) && beginsWord(node)) children.push({ type: 'text', value: ' ' });
    if (node.type === 'element') separateWords(node);
    children.push(node);
  }
  tree.children = children as ElementContent[];
}

const isInline = (...nodes: RootContent[]) =>
  nodes.some((node) => node.type === 'element' && inline.has(node.tagName)) &&
  nodes.every((node) => node.type === 'text' || (node.type === 'element' && inline.has(node.tagName))) &&
  !(nodes[0]?.type === 'text' && /[\s([“‘]$/.test(nodes[0].value));

const beginsWord = (node: RootContent): boolean => (node.type === 'text' ? /^[\p{L}\p{N}]/u.test(node.value) : true);
