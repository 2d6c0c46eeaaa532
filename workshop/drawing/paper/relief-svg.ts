import { brightness, isDark, mix } from './mix.ts';
import type { Outline } from './outlines.ts';

/** One piece of board. Lengths in pixels. */
export interface Board {
  outline: Outline;
  color: string;
  /** The distance from what it covers. */
  lift: number;
  /** How much of its side is visible. */
  thickness: number;
}

/** A picture of thick board under one lamp: its pieces are stacked in the order of the list. */
export interface Relief {
  width: number;
  height: number;
  /** Pixels of the master per pixel of the drawing; 1 by default. */
  density?: number;
  ground: string;
  /** The background. 'lit': one color with the lamp's light on it. 'flat': one color. 'cut out': none; its color tints shadows. */
  kind?: 'lit' | 'flat' | 'cut out';
  pieces: Board[];
  /** The lamp's position in shares of width and height. */
  lamp?: readonly [x: number, y: number];
  /** The radius of its light, in shares of the longer side. */
  reach?: number;
  /** The ground's color right below the lamp. */
  lit?: string;
  /** The ground's color where the lamp's light ends. */
  shaded?: string;
}

const shadowInk = '#050d26';
const lampLight = '#fff3e8';

const pathOf = (outline: Outline) => `M${outline.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));

/** An outline's bounds as SVG attributes: filters and masks over the whole picture take a hundred times as long. */
function regionOf(outline: Outline, margin: number): string {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [right, bottom] = [Math.max(...xs) + margin, Math.max(...ys) + margin];
  const numbers = [left, top, right - left, bottom - top].map((value) => value.toFixed(1));
  return `x="${numbers[0]}" y="${numbers[1]}" width="${numbers[2]}" height="${numbers[3]}"`;
}

/** A piece's shadows, from the wide cast shadow to the thin contact shadow. */
function shadowsOf(lift: number, thickness: number) {
  return [
    { blur: clamp(3 + lift * 0.34, 3, 34), x: lift * 0.46, y: lift * 0.42 + thickness, opacity: 0.34 },
    { blur: clamp(1.5 + lift * 0.14, 1.5, 14), x: lift * 0.18, y: lift * 0.16 + thickness, opacity: 0.3 },
    { blur: clamp(3 + lift * 0.22, 3, 18), x: 0, y: thickness * 0.7, opacity: 0.16 },
    { blur: 1.5, x: 1.2, y: thickness + 1.4, opacity: 0.42 },
  ];
}

/** The part of a piece along the edges that face one direction: the outline minus itself moved the opposite way. */
function bevel(id: string, path: string, region: string, shift: number, paint: string): string {
  return (
    `<mask id="${id}" maskUnits="userSpaceOnUse" ${region}><path d="${path}" fill="#fff"/>` +
    `<path d="${path}" transform="translate(${shift} ${shift})" fill="#000" stroke="#000" stroke-width=".4"/></mask>` +
    `<path d="${path}" mask="url(#${id})" ${paint}/>`
  );
}

/** A board with its shadows, its side below, its lit face and its bevel. */
function drawBoard({ outline, color, lift, thickness }: Board, id: number, shadow: string) {
  const path = pathOf(outline);
  const edge = regionOf(outline, 2);
  const shadows = shadowsOf(lift, thickness).map(({ blur, x, y, opacity }, order) => ({
    filter: `<filter id="s${id}-${order}" filterUnits="userSpaceOnUse" ${regionOf(outline, blur * 3 + 2)}><feGaussianBlur stdDeviation="${blur.toFixed(1)}"/></filter>`,
    path: `<path d="${path}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${shadow}" opacity="${opacity}" filter="url(#s${id}-${order})"/>`,
  }));
  const sides = Array.from({ length: Math.ceil(thickness * 2) }, (_, step) => thickness - step / 2)
    .map((down) => `<path d="${path}" transform="translate(0 ${down.toFixed(1)})" fill="url(#side${id})"/>`)
    .join('');
  const light = mix(color, lampLight, 0.45 + brightness(color) * 0.35);
  return (
    `<defs>${shadows.map((cast) => cast.filter).join('')}` +
    `<linearGradient id="side${id}"><stop offset="0" stop-color="${mix(color, shadowInk, 0.26)}"/><stop offset="1" stop-color="${mix(color, shadowInk, 0.46)}"/></linearGradient></defs>` +
    `<g style="mix-blend-mode:multiply">${shadows.map((cast) => cast.path).join('')}</g>${sides}` +
    `<path d="${path}" fill="${color}"/><path d="${path}" fill="url(#shade)"/>` +
    `<path d="${path}" fill="url(#light)" style="mix-blend-mode:soft-light"/>` +
    bevel(`low${id}`, path, edge, -1.3, `fill="${shadowInk}" fill-opacity=".17"`) +
    bevel(`high${id}`, path, edge, 1.3, `fill="${light}" fill-opacity=".62"`)
  );
}

/** The stops of a light that is strongest in one corner of a piece and fades out smoothly past its center. */
const faceStops = (color: string, opacity: number) =>
  Array.from({ length: 13 }, (_, step) => {
    const fading = Math.max(0, 1 - step / 12 / 0.62) ** 2 * opacity;
    return `<stop offset="${(step / 12).toFixed(3)}" stop-color="${color}" stop-opacity="${fading.toFixed(3)}"/>`;
  }).join('');

/** The stops of a smooth gradient: a sudden change of slope would be visible as a ring. */
function easedStops(colors: readonly [lit: string, even: string, shaded: string]): string {
  const [lit, even, shaded] = colors;
  const ease = (share: number) => share * share * (3 - 2 * share);
  return Array.from({ length: 25 }, (_, step) => {
    const offset = step / 24;
    const color = offset < 0.5 ? mix(lit, even, ease(offset * 2)) : mix(even, shaded, ease(offset * 2 - 1));
    return `<stop offset="${offset.toFixed(4)}" stop-color="${color}"/>`;
  }).join('');
}

/** Boards under one lamp at the upper left, as an SVG for Chromium. */
export function reliefSvg(relief: Relief): string {
  const { width, height, ground, kind = 'lit', pieces, lamp = [0.12, 0.02], reach = 1 } = relief;
  const isOnDark = isDark(ground);
  const { lit = mix(ground, isOnDark ? '#4c7df0' : '#ffffff', isOnDark ? 0.3 : 0.45) } = relief;
  const { shaded = mix(ground, shadowInk, isOnDark ? 0.42 : 0.16) } = relief;
  const shadow = mix(ground, shadowInk, isOnDark ? 0.72 : 0.6);
  const pool = `gradientUnits="userSpaceOnUse" cx="${width * lamp[0]}" cy="${height * lamp[1]}" r="${Math.max(width, height) * reach}"`;
  const floor = {
    lit: `<rect width="100%" height="100%" fill="url(#floor)"/>`,
    flat: `<rect width="100%" height="100%" fill="${ground}"/>`,
    'cut out': '',
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
<radialGradient id="floor" ${pool}>${easedStops([lit, ground, shaded])}</radialGradient>
<linearGradient id="light" x1="0" y1="0" x2="1" y2="1">${faceStops('#fff', 0.42)}</linearGradient>
<linearGradient id="shade" x1="1" y1="1" x2="0" y2="0">${faceStops(shadowInk, 0.13)}</linearGradient></defs>
${floor[kind]}
${pieces.map((piece, id) => drawBoard(piece, id, shadow)).join('\n')}</svg>`;
}
