import { isDark, mix } from './mix.ts';
import type { Outline } from './outlines.ts';
import { palettes } from './palettes.ts';

/** One piece of paper. Lengths in pixels. */
export interface Piece {
  outline: Outline;
  /** Holes in the piece; clockwise, like the outline. */
  holes?: Outline[];
  color: string;
  /** The piece's level in the stack. */
  height: number;
  /** The distance from what it covers; `height` by default. */
  lift?: number;
  /** Makes it shading instead of paper: blurred by `blur` pixels, and clipped to the outline `within`. */
  shade?: { blur: number; within: Outline };
}

/** A picture in cut paper. Lengths in pixels. */
export interface Paper {
  width: number;
  height: number;
  /** Pixels of the master per pixel of the drawing; 1 by default. */
  density?: number;
  ground: string;
  /** Without a background: `ground` only tints shadows. */
  isCutOut?: boolean;
  pieces: Piece[];
  /** The center of the lamp's light, in shares of width and height. */
  light?: readonly [x: number, y: number];
}

const shadowInk = '#06102b';

const pathOf = (outline: Outline) => `M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** A blur limited to the outline's bounds: a filter over the whole picture takes a hundred times as long. */
function blurFilter(id: string, deviation: number, outline: Outline): string {
  const margin = deviation * 3 + 4;
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [right, bottom] = [Math.max(...xs) + margin, Math.max(...ys) + margin];
  return (
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="${left.toFixed(0)}" y="${top.toFixed(0)}" ` +
    `width="${(right - left).toFixed(0)}" height="${(bottom - top).toFixed(0)}"><feGaussianBlur stdDeviation="${deviation}"/></filter>`
  );
}

function drawShade({ outline, color }: Piece, { blur, within }: NonNullable<Piece['shade']>, id: number): string {
  return (
    `<defs>${blurFilter(`soft${id}`, blur, outline)}<clipPath id="on${id}"><path d="${pathOf(within)}"/></clipPath></defs>` +
    `<g clip-path="url(#on${id})"><path d="${pathOf(outline)}" fill="${color}" filter="url(#soft${id})"/></g>`
  );
}

/** A piece with its far shadow, its contact shadow, its thickness below and its lit upper left edge. */
function drawPiece(piece: Piece, id: number, shadow: string): string {
  const { outline, holes = [], color } = piece;
  if (piece.shade) return drawShade(piece, piece.shade, id);
  const lift = piece.lift ?? piece.height;
  const path = pathOf(outline) + holes.map((hole) => pathOf(hole.toReversed())).join('');
  const thickness = Math.max(2, Math.min(16, lift * 0.2));
  const blur = Math.min(26, 3 + lift * 0.3);
  const [shiftX, shiftY] = [lift * 0.4, lift * 0.36 + thickness];
  const side = mix(color, shadowInk, 0.34);
  const sides = Array.from({ length: Math.ceil(thickness) }, (_, step) => Math.max(0.5, thickness - step))
    .map((down) => `<path d="${path}" transform="translate(0 ${down.toFixed(1)})" fill="${side}"/>`)
    .join('');
  return (
    `<defs>${blurFilter(`far${id}`, blur, outline)}${blurFilter(`near${id}`, 2, outline)}</defs>` +
    `<g style="mix-blend-mode:multiply"><path d="${path}" transform="translate(${shiftX.toFixed(1)} ${shiftY.toFixed(1)})" fill="${shadow}" opacity=".44" filter="url(#far${id})"/>` +
    `<path d="${path}" transform="translate(2 ${(thickness + 2).toFixed(1)})" fill="${shadow}" opacity=".5" filter="url(#near${id})"/></g>` +
    `${sides}<path d="${path}" fill="${color}"/><path d="${path}" fill="url(#lit)"/>` +
    `<path d="${path}" fill="none" stroke="${mix(color, '#ffffff', 0.55)}" stroke-opacity=".5" stroke-width="1.8" style="mask:url(#edge)"/>`
  );
}

/** A warm white on light grounds; on dark ones a lighter tint of the ground, blue or, on Pine, green. */
function lampColorOn(ground: string): string {
  if (!isDark(ground)) return '#fff6ec';
  return mix(ground, ground === palettes.pine.ground ? '#9db8a8' : '#4c7df0', 0.5);
}

/** Pieces of paper in relief under one lamp at the upper left, as an SVG for Chromium. */
export function paperSvg({ width, height, ground, isCutOut = false, pieces, light = [0.14, 0.04] }: Paper): string {
  const lampColor = lampColorOn(ground);
  const shadow = mix(ground, shadowInk, 0.6);
  const sorted = [...pieces].sort((a, b) => a.height - b.height);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
<linearGradient id="lit" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${width}" y2="${height}"><stop offset="0" stop-color="#fff" stop-opacity=".17"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#071033" stop-opacity=".2"/></linearGradient>
<radialGradient id="pool" gradientUnits="userSpaceOnUse" cx="${width * light[0]}" cy="${height * light[1]}" r="${width * 0.95}"><stop offset="0" stop-color="${lampColor}" stop-opacity=".5"/><stop offset=".45" stop-color="${lampColor}" stop-opacity=".12"/><stop offset="1" stop-color="#050b22" stop-opacity="${isDark(ground) ? 0.3 : 0.12}"/></radialGradient>
<linearGradient id="fall" x1="0" y1="0" x2="1" y2="1"><stop offset=".1" stop-color="#fff"/><stop offset=".6" stop-color="#000"/></linearGradient>
<mask id="edge" maskContentUnits="objectBoundingBox"><rect width="1" height="1" fill="url(#fall)"/></mask></defs>
${isCutOut ? '' : `<rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="100%" fill="url(#pool)"/>`}
${sorted.map((piece, id) => drawPiece(piece, id, shadow)).join('\n')}
${isCutOut ? '' : '<rect width="100%" height="100%" fill="url(#pool)" opacity=".45" style="mix-blend-mode:soft-light"/>'}</svg>`;
}
