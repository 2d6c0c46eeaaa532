import type { Element } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import { similarNamesHint } from './nearest-names.ts';
import { colorNames } from './palette.ts';
import { readSvg, rootProblem, stripProlog } from './svg.ts';

const structure = ['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'metadata', 'text', 'tspan', 'textPath'];
const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'marker', 'pattern', 'clipPath'];
const paints = ['mask', 'linearGradient', 'radialGradient', 'stop', 'filter'];
const elements = new Set([...structure, ...shapes, ...paints]);
/** Filter effects, except the one that loads a picture, and the metadata of drawing programs, which browsers ignore. */
const otherElements = /^(fe(?!Image$)[A-Z]\w*|(sodipodi|inkscape|rdf|cc|dc):\w+)$/;

/** A CSS function that loads a file; `image-set` also loads one whose address is a plain string. */
const outsideReference = /url\((?!\s*['"]?#)[^)]{0,40}|image-set\([^)]{0,40}/i;
/** The attributes whose values are CSS that may load a file. */
const stylingAttribute = /^(style|fill|stroke|filter|mask|cursor|clip-?path|marker.*)$/i;
/** An escape, which may stand for a letter of a function's name: `u\72l(` is `url(`. */
const cssEscape = /\\.{0,40}/s;

/** What a figure may use of the site's style: its colors and its typefaces. */
const tokens = new Set([...colorNames, 'display', 'text', 'mono']);

/** The reason why a file cannot be a figure, with the fix; undefined if it can. */
export function drawingProblem(text: string): string | undefined {
  const problem = rootProblem(text);
  if (problem !== undefined) return problem;
  const unsafe = unsafePart(text);
  return unsafe === undefined
    ? (readSvg(text).problem ?? unknownTokenProblem(text))
    : `contains “${unsafe}”: a figure is shapes and text, export it as plain SVG`;
}

/** The problem with a custom property that is not in `tokens` and that the drawing does not define: a shape would lose its color. */
function unknownTokenProblem(text: string): string | undefined {
  const used = [...text.matchAll(/var\(\s*--([\w-]+)\s*\)/g)].map(([, name = '']) => name);
  const unknown = used.find((name) => !tokens.has(name) && !new RegExp(String.raw`--${name}\s*:`).test(text));
  if (unknown === undefined) return undefined;
  return `uses var(--${unknown}), which is neither a color nor a typeface of the site: write one of its colors${similarNamesHint(unknown, tokens)}`;
}

/**
 * The first part of an SVG that must not be in a page, such as `onclick`; undefined if there is none. A drawing is part of the
 * page's document: a script in it would run, and an address elsewhere would be loaded. Allowed are shapes, text and references
 * within the drawing. The SVG is parsed as HTML, as browsers will parse it.
 */
export function unsafePart(text: string): string | undefined {
  let unsafe: string | undefined;
  visit(unified().use(rehypeParse, { fragment: true }).parse(stripProlog(text)), 'element', (element, _, parent) => {
    // The content of these two is HTML, where `<path/>` opens an element that nothing closes.
    const isInDescription = parent?.type === 'element' && ['title', 'desc'].includes(parent.tagName);
    unsafe = isAllowed(element.tagName) && !isInDescription ? unsafeAttribute(element) : `<${element.tagName}>`;
    return unsafe === undefined ? CONTINUE : EXIT;
  });
  return unsafe;
}

const isAllowed = (name: string) => elements.has(name) || otherElements.test(name);

function unsafeAttribute({ properties }: Element): string | undefined {
  for (const [name, value] of Object.entries(properties)) {
    const text = String(value).trim();
    if (/^on/i.test(name)) return name.toLowerCase();
    if (/href$/i.test(name) && !text.startsWith('#')) return `href="${text.slice(0, 40)}"`;
    const unsafe = outsideReference.exec(text) ?? (stylingAttribute.test(name) ? cssEscape.exec(text) : null);
    if (unsafe) return unsafe[0];
  }
  return undefined;
}
