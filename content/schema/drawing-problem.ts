import type { Element } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import { readSvg, rootProblem, stripProlog } from './svg.ts';

const structure = ['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'metadata', 'text', 'tspan', 'textPath'];
const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'marker', 'pattern', 'clipPath'];
const paints = ['mask', 'linearGradient', 'radialGradient', 'stop', 'filter'];
const elements = new Set([...structure, ...shapes, ...paints]);
/** The effects of a filter, except the one that loads a picture, and the notes of drawing programs, which browsers ignore. */
const otherElements = /^(fe(?!Image$)[A-Z]\w*|(sodipodi|inkscape|rdf|cc|dc):\w+)$/;

/** The reason why a file cannot be a figure, with the fix; undefined if it can. */
export function drawingProblem(text: string): string | undefined {
  const problem = rootProblem(text);
  if (problem !== undefined) return problem;
  const unsafe = unsafePart(text);
  return unsafe === undefined
    ? readSvg(text).problem
    : `contains “${unsafe}”: a figure is shapes and text, export it as plain SVG`;
}

/**
 * The first part of an SVG that must not be in a page, such as `onclick`; undefined if there is none. A drawing is part of the
 * page's document: a script in it would run, and an address elsewhere would be loaded. Allowed are shapes, text and references
 * within the drawing. The SVG is parsed as HTML, as browsers will parse it.
 */
export function unsafePart(text: string): string | undefined {
  let problem: string | undefined;
  visit(unified().use(rehypeParse, { fragment: true }).parse(stripProlog(text)), 'element', (element, _, parent) => {
    // The content of these two is HTML, where `<path/>` opens an element that nothing closes.
    const isInDescription = parent?.type === 'element' && ['title', 'desc'].includes(parent.tagName);
    problem = isAllowed(element.tagName) && !isInDescription ? attributeProblem(element) : `<${element.tagName}>`;
    return problem === undefined ? CONTINUE : EXIT;
  });
  return problem;
}

const isAllowed = (name: string) => elements.has(name) || otherElements.test(name);

function attributeProblem({ properties }: Element): string | undefined {
  for (const [name, value] of Object.entries(properties)) {
    const text = String(value).trim();
    if (/^on/i.test(name)) return name.toLowerCase();
    if (/href$/i.test(name) && !text.startsWith('#')) return `href="${text.slice(0, 40)}"`;
    const outsideReference = /url\(\s*(?!['"]?#)[^)]{0,40}/i.exec(text);
    if (outsideReference) return outsideReference[0];
  }
  return undefined;
}
