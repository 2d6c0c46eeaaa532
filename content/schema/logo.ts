import type { Palette } from './palette.ts';

/** The company's logo in content/brand/logo.svg. */
export interface Logo {
  viewBox: string;
  /** The markup between `<svg>` and `</svg>`. */
  shapes: string;
  /** Its visual center, in units of the viewBox: icons are centered on it. */
  center: readonly [x: number, y: number];
}

/** Why a drawing cannot be the logo, with the fix; undefined if it can. */
export function logoProblem(svg: string): string | undefined {
  if (!readLogo(svg)) return 'is not an SVG with a viewBox: export it from the drawing program as plain SVG';
  const refused = /<(script|style|image|text|foreignObject|filter|mask|use)\b|\s(on\w+|id|class)=/.exec(svg);
  if (!refused) return undefined;
  return `contains ${refused[1] ? `<${refused[1]}>` : `“${refused[2]}=”`}, but a logo is plain shapes with a fill each: turn words into paths and flatten the drawing, then export it as plain SVG`;
}

export function readLogo(svg: string): Logo | undefined {
  const [, root = '', shapes = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
  const viewBox = /\sviewBox="([^"]+)"/.exec(root)?.[1];
  const [x, y, width, height] = viewBox?.split(/[\s,]+/).map(Number) ?? [];
  if (!viewBox || x === undefined || y === undefined || !width || !height) return undefined;
  const [right, down] = /\sdata-center="([^"]+)"/.exec(root)?.[1]?.split(' ').map(Number) ?? [];
  const plain = shapes.replaceAll(/<!--.*?-->|<(title|desc|metadata)\b.*?<\/\1>/gs, '').trim();
  return { viewBox, shapes: plain, center: [right ?? x + width / 2, down ?? y + height / 2] };
}

/** The logo's shapes, with the palette's main color and accent replaced by other colors. */
export function paintedLogo({ shapes }: Logo, { cobalt, sundown }: Palette, main: string, accent = sundown): string {
  const others: Record<string, string> = { [cobalt]: main, [sundown]: accent };
  return shapes.replaceAll(/(fill|stroke)="(#[\da-fA-F]{3,6})"/g, (whole, name: string, color: string) => {
    const other = others[color.toLowerCase()];
    return other ? `${name}="${other}"` : whole;
  });
}
