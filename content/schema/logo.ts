import { contrast } from './color.ts';
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
  const refused = /<(script|style|image|text|foreignObject|filter|mask|use)\b|[\s/"'](on\w+|id|class)\s*=/.exec(svg);
  if (!refused) return undefined;
  return `contains ${refused[1] ? `<${refused[1]}>` : `“${refused[2]}=”`}, but a logo is plain shapes with a fill each: turn words into paths and flatten the drawing, then export it as plain SVG`;
}

export function readLogo(svg: string): Logo | undefined {
  const [, root = '', shapes = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
  const viewBox = /\sviewBox="([^"]+)"/.exec(root)?.[1];
  const [x, y, width, height] = viewBox?.split(/[\s,]+/).map(Number) ?? [];
  if (!viewBox || x === undefined || y === undefined || !width || !height) return undefined;
  const [right, down] = /\sdata-center="([^"]+)"/.exec(root)?.[1]?.split(' ').map(Number) ?? [];
  const bareShapes = shapes.replaceAll(/<!--.*?-->|<(title|desc|metadata)\b.*?<\/\1>/gs, '').trim();
  return { viewBox, shapes: bareShapes, center: [right ?? x + width / 2, down ?? y + height / 2] };
}

/** The logo's shapes, with the palette's main color and accent replaced by other colors. */
export function paintedLogo({ shapes }: Logo, { cobalt, signal }: Palette, main: string, accent = signal): string {
  const others: Record<string, string> = { [cobalt]: main, [signal]: accent };
  return shapes.replaceAll(/(fill|stroke)="(#[\da-fA-F]{3,6})"/g, (whole, name: string, color: string) => {
    const other = others[color.toLowerCase()];
    return other ? `${name}="${other}"` : whole;
  });
}

/** Below this contrast a part of the logo is invisible. WCAG has no requirement for logos. */
const visible = 1.4;

/**
 * Why a part of the logo would vanish on a header, white or dark, with the fix; undefined if none does. The main color is
 * painted white on a dark one.
 */
export function vanishingProblem({ shapes }: Logo, palette: Palette): string | undefined {
  const painted = [palette.cobalt, palette.signal];
  const colors = [...shapes.matchAll(/(?:fill|stroke)="(#[\da-fA-F]{3}(?:[\da-fA-F]{3})?)"/g)].map(([, color = '']) =>
    color.toLowerCase(),
  );
  for (const color of new Set(colors)) {
    if (painted.includes(color)) continue;
    for (const [ground, name] of [
      [palette.night, 'dark'],
      [palette.chalk, 'white'],
    ] as const) {
      const ratio = contrast(color, ground);
      if (ratio >= visible) continue;
      return `has a part in ${color}, which vanishes on a ${name} header (${ground}, a contrast of ${ratio.toFixed(1)}): draw it in the main color ${palette.cobalt}, which is white on dark backgrounds, or in one that has ${visible} on white and on ${palette.night}`;
    }
  }
  return undefined;
}
