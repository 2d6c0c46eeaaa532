/** A drawing from an SVG file. */
interface Svg {
  /** The root element with what is in it, without comments: fit for a page, which has no XML declaration or DOCTYPE. */
  markup: string;
  /** The markup between `<svg>` and `</svg>`. */
  shapes: string;
  root: SvgElement;
  /** All elements but the root, in order. */
  elements: readonly SvgElement[];
  viewBox: readonly [x: number, y: number, width: number, height: number];
}

export interface SvgElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The element that it is in; undefined for the root. */
  parent: SvgElement | undefined;
}

type SvgResult = { svg: Svg; problem?: undefined } | { svg?: undefined; problem: string };

const attributeSource = String.raw`\s+([A-Za-z_][\w:.-]*)\s*=\s*("[^"<]*"|'[^'<]*')`;
const tagSource = String.raw`<(\/?)([A-Za-z_][\w:.-]*)((?:${attributeSource.replaceAll(/\((?!\?)/g, '(?:')})*)\s*(\/?)>`;

/**
 * Reads an SVG file, or says why it cannot be shown, with the fix. Strict as XML: a browser reads a drawing in a page
 * as HTML, where one that is cut off takes in the words after it.
 */
export function readSvg(text: string): SvgResult {
  const problem = rootProblem(text);
  if (problem !== undefined) return { problem };
  const markup = stripProlog(text).trimEnd();
  const open: SvgElement[] = [];
  const elements: SvgElement[] = [];
  const token = new RegExp(String.raw`${tagSource}|<!\[CDATA\[[^]*?\]\]>|[^<]+`, 'y');
  let inside = 0;
  let end = 0;
  while (token.lastIndex < markup.length) {
    const start = token.lastIndex;
    const [whole, close, name, attributes = '', empty] = token.exec(markup) ?? [];
    if (whole === undefined) return { problem: brokenAt(markup.slice(start)) };
    if (end > 0) return { problem: `goes on after its </svg> with ${quoted(markup.slice(start))}: ${exportIt}` };
    if (name === undefined) continue;
    if (close) {
      if (open.pop()?.name !== name) return { problem: brokenAt(whole) };
      if (open.length === 0) end = start;
      continue;
    }
    const element = { name, attributes: attributesIn(attributes), parent: open.at(-1) };
    elements.push(element);
    if (open.length === 0) inside = token.lastIndex;
    if (!empty) open.push(element);
    else if (open.length === 0) return { problem: `is an empty drawing: ${exportIt}` };
  }
  const unclosed = open.at(-1);
  if (unclosed) return { problem: `is cut off, its <${unclosed.name}> is not closed: ${exportIt}` };
  const [root, ...others] = elements as [SvgElement, ...SvgElement[]];
  const viewBox = viewBoxOf(root);
  if (!viewBox) return { problem: `has no viewBox: ${exportIt}, or add viewBox="0 0 width height" to its <svg>` };
  return { svg: { markup, shapes: markup.slice(inside, end), root, elements: others, viewBox } };
}

const exportIt = 'export it from the drawing program as plain SVG';

/** Why a file is not an SVG at all, with the fix; undefined if it begins as one. */
export function rootProblem(text: string): string | undefined {
  if (text.trim() === '') return `is empty: ${exportIt}`;
  if (/^(\s|<!--[^]*?-->)*<(!doctype html|html)\b/i.test(text))
    return 'is a web page and not an SVG: save the drawing itself';
  if (!/^<svg(?=[\s>/])/.test(stripProlog(text))) return `is not an SVG: ${exportIt}`;
  if (/<!ENTITY/.test(text)) return `defines entities, which a page cannot show: ${exportIt}`;
  return undefined;
}

/** Without comments and what stands before the root: a byte order mark, the XML declaration, a DOCTYPE. */
export const stripProlog = (text: string) =>
  text
    .replaceAll(/<!--[^]*?-->|<\?[^]*?\?>/g, '')
    .replace(/<!DOCTYPE[^[>]*(\[[^\]]*\]\s*)?>/i, '')
    .replace(/^[\s\uFEFF]+/, '');

/** The markup with each element's attributes changed. */
export const mapAttributes = (markup: string, change: (attributes: string) => string) =>
  markup.replaceAll(new RegExp(tagSource, 'g'), (whole, close: string, name: string, attributes: string, empty) =>
    close ? whole : `<${name}${change(attributes)}${empty}>`,
  );

/** The attributes' markup with values changed, in the quotes they have; without those for which `change` returns undefined. */
export const mapAttributeValues = (attributes: string, change: (name: string, value: string) => string | undefined) =>
  attributes.replaceAll(new RegExp(attributeSource, 'g'), (_, name: string, written: string) => {
    const value = change(name, written.slice(1, -1));
    return value === undefined ? '' : ` ${name}=${written[0]}${value}${written[0]}`;
  });

const attributesIn = (attributes: string) =>
  new Map(
    [...attributes.matchAll(new RegExp(attributeSource, 'g'))].map(([, name = '', value = '']) => [
      name,
      value.slice(1, -1),
    ]),
  );

function viewBoxOf(root: SvgElement): Svg['viewBox'] | undefined {
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

const brokenAt = (rest: string) => `is broken or cut off at ${quoted(rest)}: ${exportIt}`;

const quoted = (text: string) => `“${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
