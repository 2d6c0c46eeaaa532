import { colors } from './colors.ts';

/** The color of the text on a card, ticket or tag of a color. */
export function textColor(color: string): string {
  if (color === colors.hot) return colors.ink;
  return color === colors.haze || color === colors.sky ? '#3a559f' : '#c6d7ff';
}
