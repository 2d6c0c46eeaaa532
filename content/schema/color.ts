/** A color's red, green and blue, 0 to 255. */
type Channels = readonly [red: number, green: number, blue: number];

/** Expands a color of three or six hexadecimal digits to six: `#214` becomes `#221144`. */
export const sixDigits = (hex: string): string => (hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex);

/** The channels of a color of three or six hexadecimal digits, such as `#fff`. */
export function rgbChannels(hex: string): Channels {
  const digits = sixDigits(hex);
  const channelAt = (start: number) => parseInt(digits.slice(start, start + 2), 16);
  return [channelAt(1), channelAt(3), channelAt(5)];
}

const toHex = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Mixes two colors; `share` (0 to 1) is the part of `other`. */
export function mix(color: string, other: string, share: number): string {
  const [from, to] = [rgbChannels(color), rgbChannels(other)];
  return toHex(from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * share));
}

/** Converts an sRGB channel, 0 to 255, to linear light, 0 to 1. */
function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The relative luminance of a color as WCAG 2.2 defines it, 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = rgbChannels(color);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** The contrast ratio of two colors as WCAG 2.2 defines it, 1 to 21. */
export function contrast(a: string, b: string): number {
  const luminances = [luminance(a), luminance(b)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/**
 * Darkens `color` on a light background, or lightens it on a dark one, in steps of two percent until its contrast with
 * `background` is at least `minContrast`. If no step suffices, returns black or white, which may not suffice either.
 */
export function ensureContrast(color: string, background: string, minContrast: number): string {
  const extreme = contrast(background, '#000000') > contrast(background, '#ffffff') ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(color, extreme, share);
    if (contrast(candidate, background) >= minContrast) return candidate;
  }
  return extreme;
}
