import { contrast, sixDigits } from './color.ts';
import { unsafePart } from './drawing-problem.ts';
import type { Palette } from './palette.ts';
import { mapAttributes, mapAttributeValues, readSvg, rootProblem, type SvgElement } from './svg.ts';

/** The company's logo in content/brand/logo.svg. */
export interface Logo {
  viewBox: string;
  /** The markup between `<svg>` and `</svg>`. */
  shapes: string;
  /** Its visual center, in units of the viewBox, from `data-center` of its `<svg>` if that is not the middle: icons are centered on it. */
  center: readonly [x: number, y: number];
}

const shapeNames = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
/** The names of elements that are not shown. */
const noteNames = ['title', 'desc', 'metadata'];
const notes = new RegExp(`<(${noteNames.join('|')})\\b[^>]*?(?:/>|>.*?</\\1\\s*>)`, 'gs');
const plainShapes =
  'a logo is plain shapes with a fill each: turn words into paths and flatten the drawing, then export it as plain SVG';
const exampleFill = 'fill="#2348c7"';
/** Matches an attribute's value with its quotes; the value is a group if its quotes are single. */
const quotedValues = /=(?:"[^"]*"|'([^'"]*)')/g;
/** What would change shapes from the `<svg>` around them, except `fill`, which drawing programs write there without effect. */
const inheritedName = /^(stroke(-.+)?|fill-rule|transform|opacity|(fill|stroke)-opacity)$/;
/** Matches a fill or stroke in three or six hexadecimal digits. Its groups are the attribute's name and the color. */
const paints = /(fill|stroke)="(#[\da-fA-F]{3}(?:[\da-fA-F]{3})?)"/g;
const twoNumbers = /^-?\d+(\.\d+)? -?\d+(\.\d+)?$/;

/** The reason why a drawing cannot be the logo, with the fix; undefined if it can. The logo is part of every page's markup. */
export function logoProblem(text: string): string | undefined {
  const notSvg = rootProblem(text);
  if (notSvg) return notSvg;
  const unsafe = unsafePart(text);
  if (unsafe) return `contains ${unsafe.startsWith('<') ? unsafe : `“${unsafe}”`}, but ${plainShapes}`;
  const { svg, problem } = readSvg(text);
  if (!svg) return problem;
  const elements = svg.elements.filter((element) => !isNote(element));
  const disallowed = elements.find(({ name }) => name !== 'g' && !shapeNames.includes(name));
  if (disallowed) return `contains <${disallowed.name}>, but ${plainShapes}`;
  if (!elements.some(isShape)) return `has no shapes: ${plainShapes}`;
  const inherited = namesAt(svg.root).find((name) => inheritedName.test(name));
  if (inherited)
    return `has “${inherited}” at its <svg>, which is not shown: write it at the shapes or at a <g> around them`;
  const center = svg.root.attributes.get('data-center');
  if (center !== undefined && !twoNumbers.test(center))
    return `has data-center="${center}": write how far its center is from the left and from the top, such as data-center="51 48"`;
  return elements.map(attributeProblem).find(Boolean);
}

/** The names of an element's attributes and of the properties in its style. */
const namesAt = ({ attributes }: SvgElement): string[] => [
  ...attributes.keys(),
  ...(attributes.get('style') ?? '').split(';').map((property) => property.replace(/:.*/s, '').trim()),
];

const isShape = ({ name }: SvgElement) => shapeNames.includes(name);

const isNote = ({ name, parent }: SvgElement): boolean => noteNames.includes(name) || (!!parent && isNote(parent));

/** The problem with an element's attributes: colors are compared with the headers' colors, and replaced, by their digits. */
function attributeProblem(element: SvgElement): string | undefined {
  const { name, attributes } = element;
  for (const [attribute, value] of attributes) {
    if (attribute === 'id' || attribute === 'class')
      return `contains “${attribute}=”, which would meet others of the page: leave it out. “Remove unused IDs” of Inkscape's optimized SVG does so with ids`;
    if (attribute === 'style')
      return `contains “style=”, in which colors are not checked: write ${exampleFill}. “Convert CSS attributes to XML attributes” of Inkscape's optimized SVG does so`;
    if (attribute.endsWith('opacity'))
      return `contains “${attribute}=”, with which a color is not what it says: write the mixed color itself`;
    if (isPaint(attribute) && value !== 'none' && !/^#([\da-f]{3}){1,2}$/i.test(value))
      return `has the color “${value}”: write it in hexadecimal digits, as ${exampleFill}`;
  }
  if (name === 'g' || name === 'line' || fillOf(element)) return undefined;
  return `has a <${name}> without a fill, which would be black: write one, as ${exampleFill}, or fill="none"`;
}

const isPaint = (attribute: string) => attribute === 'fill' || attribute === 'stroke';

/** The fill of an element or of a group around it. The root's fill does not count: it is not shown. */
const fillOf = ({ attributes, parent }: SvgElement): string | undefined =>
  parent && (attributes.get('fill') ?? fillOf(parent));

/** Writes attributes as `name="value"`, the form in which paintedLogo finds colors; a value with double quotes keeps single ones. */
const normalizeAttributes = (attributes: string): string =>
  mapAttributeValues(attributes, (_, value) => value).replaceAll(quotedValues, (quoted, words?: string) =>
    words === undefined ? quoted : `="${words}"`,
  );

/** The logo of a file in which logoProblem finds nothing; undefined if it cannot be read. */
export function readLogo(text: string): Logo | undefined {
  const { svg } = readSvg(text);
  if (!svg) return undefined;
  const [x, y, width, height] = svg.viewBox;
  const [centerX, centerY] = svg.root.attributes.get('data-center')?.split(' ').map(Number) ?? [];
  return {
    viewBox: svg.viewBox.join(' '),
    shapes: mapAttributes(svg.shapes.replaceAll(notes, '').trim(), normalizeAttributes),
    center: [centerX ?? x + width / 2, centerY ?? y + height / 2],
  };
}

/** The logo's shapes, with the palette's main color and accent replaced by other colors. */
export function paintedLogo({ shapes }: Logo, { cobalt, signal }: Palette, main: string, accent = signal): string {
  // The main color comes last: it wins if the accent is the same color.
  const replacements: Record<string, string> = { [signal]: accent, [cobalt]: main };
  return shapes.replaceAll(paints, (whole, name: string, color: string) => {
    const replacement = replacements[sixDigits(color).toLowerCase()];
    return replacement ? `${name}="${replacement}"` : whole;
  });
}

/** The contrast below which a part of the logo is invisible. WCAG has no requirement for logos. */
export const minLogoContrast = 1.4;

/**
 * The reason why a part of the logo would vanish on a header, white or dark, with the fix; undefined if none would. The main
 * color is painted white on a dark header.
 */
export function vanishingProblem({ shapes }: Logo, palette: Palette): string | undefined {
  const colors = [...shapes.matchAll(paints)].map(([, , color = '']) => color.toLowerCase());
  for (const color of new Set(colors)) {
    if (sixDigits(color) === palette.cobalt) continue;
    for (const [background, name] of [
      [palette.night, 'dark'],
      [palette.chalk, 'white'],
    ] as const) {
      const ratio = contrast(color, background);
      if (ratio >= minLogoContrast) continue;
      return `has a part in ${color}, which vanishes on a ${name} header (${background}, a contrast of ${ratio.toFixed(2)}): draw it in the main color ${palette.cobalt}, which is white on dark backgrounds, or in one that has ${minLogoContrast} on white and on ${palette.night}`;
    }
  }
  return undefined;
}
