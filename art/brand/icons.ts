import { paintedLogo, type Logo } from '#content/schema/logo.ts';
import type { Palette } from '#content/schema/palette.ts';

/** The width and height of the drawings, in their own units. */
const drawingSize = 96;

const svg = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawingSize} ${drawingSize}">${shapes}</svg>\n`;
const plume = 'M48 0A48 48 0 0 1 96 48A48 48 0 0 1 48 96H6A6 6 0 0 1 0 90V48A48 48 0 0 1 48 0Z';
const square = 'M0 0H96V96H0Z';
const toHundredths = (value: number) => Number(value.toFixed(2));

/** A company's logo and its variants for icon sizes; a missing variant is replaced by `plain`. */
export interface Logos {
  plain: Logo;
  /** The logo at 16 px, where details would blur. */
  small?: Logo | undefined;
  /** The logo at 180 px and more. */
  large?: Logo | undefined;
}

/** The icons as SVGs of 96 by 96 units: the logo in white on the main color. */
export function icons({ plain, small = plain, large = plain }: Logos, palette: Palette) {
  /** `tile` is the path of the colored area; `share` is the part of its width that the logo's longer side takes. */
  const draw = (tile: string, logo: Logo, share: number) => {
    const [, , width = drawingSize, height = drawingSize] = logo.viewBox.split(' ').map(Number);
    const scale = (drawingSize / Math.max(width, height)) * share;
    const [x, y] = logo.center.map((middle) => toHundredths(drawingSize / 2 - middle * scale));
    const shapes = paintedLogo(logo, palette, palette.chalk);
    return svg(
      `<path fill="${palette.cobalt}" d="${tile}"/><g transform="translate(${x} ${y}) scale(${Number(scale.toFixed(4))})">${shapes}</g>`,
    );
  };
  return {
    favicon: draw(plume, plain, 0.66),
    faviconTiny: draw(plume, small, 0.74),
    appIcon: draw(plume, large, 0.6),
    /** The touch icon is square: the system rounds its corners. */
    touchIcon: draw(square, large, 0.66),
    /** The maskable icon is square, with the logo inside the central circle of 80 percent that every mask shows. */
    maskableIcon: draw(square, large, 0.52),
  };
}
