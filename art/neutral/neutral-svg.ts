import { createHash } from 'node:crypto';
import { contrast, mix } from '#content/schema/color.ts';
import type { Palette } from '#content/schema/palette.ts';
import type { NeutralPicture } from './neutral-pictures.ts';

/**
 * Sheets of paper in the company's colors, lit from the upper left; for a portrait, a head and shoulders. A name has
 * the same arrangement in every palette. Text stands out anywhere on a picture that pages set text over: which part of
 * the picture is under it depends on the window.
 */
export function neutralSvg(picture: NeutralPicture, palette: Palette): string {
  const { name, look, width, height } = picture;
  // The picture for phones has sheets of the same relative sizes and angles.
  const random = seededRandom(name.replace(/-phone$/, ''));
  const blur = Math.round(width / 55);
  const body =
    look === 'portrait'
      ? person(width, random, palette)
      : sheets(picture, random, palette)
          .map((sheet, order) => drawSheet(sheet, shadeOn(look, palette), `shadow-${order}`, blur))
          .join('');
  const [from, to] = backgrounds(look, palette);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="background" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="0.75" stop-color="${to}"/></linearGradient>
<filter id="far" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${blur}"/></filter></defs>
<rect width="${width}" height="${height}" fill="url(#background)"/>${body}</svg>`;
}

function backgrounds(look: NeutralPicture['look'], palette: Palette): [from: string, to: string] {
  const { deep, night, cobalt, peach, haze, stone } = palette;
  if (look === 'dark') return [deep, night];
  if (look === 'main') return [cobalt, cobalt];
  if (look === 'warm') return [peach, peach];
  return look === 'tint' ? [haze, haze] : [haze, stone];
}

/**
 * The lowest-contrast color of the text that pages set over a picture of this look; undefined if they set none there.
 */
export function textColorOver(look: NeutralPicture['look'], { sky, chalk, ink }: Palette): string | undefined {
  if (look === 'dark') return sky;
  if (look === 'main') return chalk;
  return look === 'warm' || look === 'tint' ? ink : undefined;
}

/** WCAG 2.2's minimum contrast for text (1.4.3). */
const minimumContrast = 4.5;

/** The number of shadows on one point that colors allow for. The test measures the contrast of the whole picture. */
const overlappingShadows = 3;

/** The effect of light and shadow on a color. */
interface Shade {
  /** The share by which a shadow darkens the surface below it, 0 to 1. */
  shadow: number;
  /** The color, moved toward the background's as far as text on it needs, in light and in shadow. */
  toLegible: (color: string) => string;
}

function shadeOn(look: NeutralPicture['look'], palette: Palette): Shade {
  const textColor = textColorOver(look, palette);
  if (!textColor) return { shadow: 0.32, toLegible: (color) => color };
  const hasContrast = (color: string, shadow: number) =>
    [color, mix(color, '#000000', 1 - (1 - shadow) ** overlappingShadows)].every(
      (each) => contrast(textColor, each) >= minimumContrast,
    );
  const [, background] = backgrounds(look, palette);
  // Light text stands out in any shadow; under dark text soft shadows leave the sheets their colors.
  const shadows = look === 'dark' || look === 'main' ? [0.32] : [0.12, 0.08, 0.04];
  const shadow = shadows.find((each) => hasContrast(background, each)) ?? 0;
  const shares = Array.from({ length: 51 }, (_, step) => step / 50);
  return {
    shadow,
    toLegible: (color) =>
      shares.map((share) => mix(color, background, share)).find((mixed) => hasContrast(mixed, shadow)) ?? background,
  };
}

/** A random number generator seeded with a name (mulberry32). Its numbers are at least 0 and below 1. */
function seededRandom(name: string): () => number {
  let state = createHash('sha256').update(name).digest().readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Sheet {
  x: number;
  y: number;
  size: number;
  /** Degrees, clockwise. */
  angle: number;
  color: string;
  /** How much its edge is lightened in addition: a share of white, 0 to 1. */
  light: number;
}

function colorsOn(look: NeutralPicture['look'], palette: Palette): string[] {
  const { cobalt, azure, sky, deep, signal, pine, sage, chalk } = palette;
  if (look === 'dark') return [mix(deep, cobalt, 0.35), mix(deep, cobalt, 0.7), cobalt, pine, azure, signal, sky];
  if (look === 'main') return [mix(deep, cobalt, 0.5), deep, azure, pine, sky, signal, chalk];
  if (look === 'warm') return [mix(signal, chalk, 0.35), chalk, sage, sky, pine, signal, cobalt];
  return [chalk, sky, sage, azure, pine, signal, cobalt];
}

/** Sheets to the right of the text, or above it if the picture is taller than wide. One has the accent color. */
function sheets({ look, width, height }: NeutralPicture, random: () => number, palette: Palette): Sheet[] {
  const leavesTextSpace = look !== 'light';
  const isLandscape = width > height;
  const unit = Math.min(width, height);
  const colors = colorsOn(look, palette);
  return colors.map((color, order) => {
    // The index is compared, since the main color may equal the accent.
    const isAccent = order === colors.indexOf(palette.signal);
    const along = (order + 0.3 + random() * 0.5) / colors.length;
    return {
      x: isLandscape
        ? width * (leavesTextSpace ? 0.5 + along * 0.5 : 0.12 + along * 0.8)
        : width * (0.12 + random() * 0.8),
      y: isLandscape ? height * (0.14 + random() * 0.68) : height * (leavesTextSpace ? along * 0.4 : 0.1 + along * 0.8),
      size: unit * (isAccent ? 0.17 + random() * 0.06 : 0.3 + random() * 0.28),
      angle: Math.round(random() * 4) * 90 + (random() - 0.5) * 24,
      color,
      light: 0.05 + random() * 0.07,
    };
  });
}

/**
 * A square with three round corners and a sharp one, its lower edge and its shadow, both to the lower right since light
 * comes from the upper left; `shadowId` is the id of the shadow's filter.
 */
function drawSheet({ x, y, size, angle, color, light }: Sheet, shade: Shade, shadowId: string, blur: number): string {
  const half = size / 2;
  // Blurring takes nearly all the time, so the region is no larger than the shadow and only its alpha is blurred.
  const reach = half + 3 * blur;
  const region = `x="${round(-reach)}" y="${round(-reach)}" width="${round(2 * reach)}" height="${round(2 * reach)}"`;
  const path = `M0 ${-half}A${half} ${half} 0 0 1 ${half} 0A${half} ${half} 0 0 1 0 ${half}H${-half * 0.9}A${half * 0.1} ${half * 0.1} 0 0 1 ${-half} ${half * 0.9}V0A${half} ${half} 0 0 1 0 ${-half}Z`;
  const shiftedTransform = (dx: number, dy: number) =>
    `transform="translate(${round(x + dx)} ${round(y + dy)}) rotate(${round(angle)})"`;
  const depth = size / 14;
  const strokeWidth = size / 160;
  return [
    `<filter id="${shadowId}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB" ${region}><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/></filter>`,
    `<path d="${path}" ${shiftedTransform(depth * 1.4, depth * 2.2)} fill="#000" opacity="${shade.shadow}" filter="url(#${shadowId})"/>`,
    `<path d="${path}" ${shiftedTransform(depth * 0.22, depth * 0.34)} fill="${shade.toLegible(mix(color, '#000000', 0.34))}"/>`,
    `<path d="${path}" ${shiftedTransform(0, 0)} fill="${shade.toLegible(color)}" stroke="${shade.toLegible(mix(color, '#ffffff', 0.2 + light))}" stroke-width="${round(strokeWidth)}"/>`,
  ].join('');
}

/** A head and shoulders in random colors of the palette. */
function person(
  size: number,
  random: () => number,
  { haze, sky, sage, peach, deep, pine, slate, cobalt }: Palette,
): string {
  const pick = (colors: string[]) => colors[Math.floor(random() * colors.length)] ?? haze;
  const [background, garment, head] = [pick([sky, sage, peach]), pick([deep, pine, cobalt]), mix(slate, peach, 0.55)];
  const at = (share: number) => round(share * size);
  return (
    `<rect width="${size}" height="${size}" fill="${background}"/>` +
    `<path d="M${at(0.14)} ${size}C${at(0.14)} ${at(0.72)} ${at(0.32)} ${at(0.64)} ${at(0.5)} ${at(0.64)}S${at(0.86)} ${at(0.72)} ${at(0.86)} ${size}Z" fill="${garment}"/>` +
    `<circle cx="${at(0.5)}" cy="${at(0.42)}" r="${at(0.185)}" fill="#000" opacity="0.25" filter="url(#far)"/>` +
    `<path d="M${at(0.43)} ${at(0.5)}H${at(0.57)}V${at(0.68)}A${at(0.07)} ${at(0.07)} 0 0 1 ${at(0.43)} ${at(0.68)}Z" fill="${mix(head, '#000000', 0.12)}"/>` +
    `<ellipse cx="${at(0.5)}" cy="${at(0.4)}" rx="${at(0.15)}" ry="${at(0.18)}" fill="${head}"/>`
  );
}

const round = (value: number) => Number(value.toFixed(1));
