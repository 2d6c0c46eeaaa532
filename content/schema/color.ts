/** A color's red, green and blue, 0 to 255. */
type Channels = readonly [red: number, green: number, blue: number];

export function rgbChannels(hex: string): Channels {
  const digits = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((start) => parseInt(digits.slice(start, start + 2), 16)) as unknown as Channels;
}

const toHex = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** A mix of two colors, with `share` (0 to 1) of the other. */
export function mix(color: string, other: string, share: number): string {
  const [from, to] = [rgbChannels(color), rgbChannels(other)];
  return toHex(from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * share));
}

/** Relative luminance, 0 to 1: WCAG 2.2. */
function luminance(color: string): number {
  const [red, green, blue] = rgbChannels(color)
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors, 1 to 21: WCAG 2.2. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((darker, lighter) => darker - lighter);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The color nearest to `color` with at least the `needed` contrast on `ground`: darker on a light ground, lighter on a dark one. */
export function readable(color: string, ground: string, needed: number): string {
  const toward = contrast(ground, '#000000') > contrast(ground, '#ffffff') ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.02) {
    const found = mix(color, toward, share);
    if (contrast(found, ground) >= needed) return found;
  }
  return toward;
}
