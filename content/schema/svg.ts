/** A drawing from an SVG file. */
interface Svg {
  /** The root element with its content, without comments: fit for a page, which has no XML declaration or DOCTYPE. */
  markup: string;
  /** The markup between `<svg>` and `</svg>`. */
  shapes: string;
  root: SvgElement;
  /** All elements except the root, in order. */
  elements: readonly SvgElement[];
  viewBox: readonly [x: number, y: number, width: number, height: number];
}

export interface SvgElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The element that contains this one; undefined for the root. */
  parent: SvgElement | undefined;
}

type SvgResult = { svg: Svg; problem?: undefined } | { svg?: undefined; problem: string };

/** The pattern of an attribute. Its groups are the name and the value in quotes. */
const attributeSource = String.raw`\s+([A-Za-z_][\w:.-]*)\s*=\s*("[^"<]*"|'[^'<]*')`;
/**
 * The pattern of a tag. Its groups: the slash of a closing tag, the name, the attributes, the slash of an empty element. The
 * groups of a single attribute would be in the way: they become non-capturing.
 */
const tagSource = String.raw`<(\/?)([A-Za-z_][\w:.-]*)((?:${attributeSource.replaceAll(/\((?!\?)/g, '(?:')})*)\s*(\/?)>`;

const exportAdvice = 'export it from the drawing program as plain SVG';

/**
 * Reads an SVG file, or says why it cannot be shown, with the fix. Tags must be closed and attributes quoted as in
 * XML: a browser reads a drawing in a page as HTML, where one that is cut off would swallow the words after it.
 */
export function readSvg(text: string): SvgResult {
  const problem = rootProblem(text);
  if (problem !== undefined) return { problem };
  const markup = stripProlog(text).trimEnd();
  const open: SvgElement[] = [];
  const elements: SvgElement[] = [];
  const token = new RegExp(String.raw`${tagSource}|<!\[CDATA\[[^]*?\]\]>|[^<]+`, 'y');
  let contentStart = 0;
  let contentEnd = 0;
  while (token.lastIndex < markup.length) {
    const start = token.lastIndex;
    const [whole, close, name, attributes = '', empty] = token.exec(markup) ?? [];
    if (whole === undefined) return { problem: brokenMessage(markup.slice(start)) };
    if (contentEnd > 0)
      return { problem: `goes on after its </svg> with ${quote(markup.slice(start))}: ${exportAdvice}` };
    if (name === undefined) continue;
    if (close) {
      if (open.pop()?.name !== name) return { problem: brokenMessage(whole) };
      if (open.length === 0) contentEnd = start;
      continue;
    }
    const element = { name, attributes: parseAttributes(attributes), parent: open.at(-1) };
    elements.push(element);
    if (open.length === 0) contentStart = token.lastIndex;
    if (!empty) open.push(element);
    else if (open.length === 0) return { problem: `is an empty drawing: ${exportAdvice}` };
  }
  const unclosedElement = open.at(-1);
  if (unclosedElement) return { problem: `is cut off, its <${unclosedElement.name}> is not closed: ${exportAdvice}` };
  const [root, ...others] = elements as [SvgElement, ...SvgElement[]];
  const viewBox = parseViewBox(root);
  if (!viewBox) return { problem: `has no viewBox: ${exportAdvice}, or add viewBox="0 0 width height" to its <svg>` };
  return { svg: { markup, shapes: markup.slice(contentStart, contentEnd), root, elements: others, viewBox } };
}

/** The reason why a file is not an SVG at all or has entities, with the fix; undefined if it is read further. */
export function rootProblem(text: string): string | undefined {
  if (text.trim() === '') return `is empty: ${exportAdvice}`;
  if (/^(\s|<!--[^]*?-->)*<(!doctype html|html)\b/i.test(text))
    return 'is a web page and not an SVG: save the drawing itself';
  if (!/^<svg(?=[\s>/])/.test(stripProlog(text))) return `is not an SVG: ${exportAdvice}`;
  if (/<!ENTITY/.test(text)) return `defines entities, which a page cannot show: ${exportAdvice}`;
  return undefined;
}

/** Removes comments and what precedes the root: a byte order mark, the XML declaration, a DOCTYPE. */
export const stripProlog = (text: string) =>
  text
    .replaceAll(/<!--[^]*?-->|<\?[^]*?\?>/g, '')
    .replace(/<!DOCTYPE[^[>]*(\[[^\]]*\]\s*)?>/i, '')
    .replace(/^[\s\uFEFF]+/, '');

/** Changes the attributes of each element of the markup. */
export const mapAttributes = (markup: string, change: (attributes: string) => string) =>
  markup.replaceAll(new RegExp(tagSource, 'g'), (whole, close: string, name: string, attributes: string, empty) =>
    close ? whole : `<${name}${change(attributes)}${empty}>`,
  );

/** Changes the values of attributes, within their quotes, and removes the attributes for which `change` returns undefined. */
export const mapAttributeValues = (attributes: string, change: (name: string, value: string) => string | undefined) =>
  attributes.replaceAll(new RegExp(attributeSource, 'g'), (_, name: string, written: string) => {
    const value = change(name, written.slice(1, -1));
    return value === undefined ? '' : ` ${name}=${written[0]}${value}${written[0]}`;
  });

const parseAttributes = (attributes: string) =>
  new Map(
    [...attributes.matchAll(new RegExp(attributeSource, 'g'))].map(([, name = '', value = '']) => [
      name,
      value.slice(1, -1),
    ]),
  );

function parseViewBox(root: SvgElement): Svg['viewBox'] | undefined {
  const numbers =
    root.attributes
      .get('viewBox')
      ?.trim()
      .split(/\s*,\s*|\s+/)
      .map(Number) ?? [];
  const [x, y, width, height] = numbers;
  if (numbers.length !== 4 || x === undefined || y === undefined || !numbers.every(Number.isFinite)) return undefined;
  return width && height && width > 0 && height > 0 ? [x, y, width, height] : undefined;
}

const brokenMessage = (rest: string) => `is broken or cut off at ${quote(rest)}: ${exportAdvice}`;

const quote = (text: string) => `“${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
