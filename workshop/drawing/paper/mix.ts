/** The channels of a `#rrggbb`, 0 to 255. */
export const channels = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** Interpolates from `from` (0) to `to` (1); colors are `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((end[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The mean of a color's channels, from 0, black, to 1, white. */
export const brightness = (color: string): number => channels(color).reduce((sum, value) => sum + value, 0) / (3 * 255);

/** Whether a ground counts as dark, as Night, Deep and Pine do. */
export const isDark = (ground: string): boolean => brightness(ground) < 0.32;
