import { contrast } from '#content/schema/color.ts';
import { minLogoContrast } from '#content/schema/logo.ts';
import type { Answers } from './answers.ts';

/** A placeholder logo: two overlapping sheets; the upper one is cut out where the accent would vanish on a white header. */
export function placeholderLogo({ main, accent }: Answers['palette']): string {
  const lower = 'M10 0H50A46 46 0 0 1 96 46V86A10 10 0 0 1 86 96H46A46 46 0 0 1 0 50V10A10 10 0 0 1 10 0Z';
  const upper = 'M62 40A22 22 0 1 1 40 62V46A6 6 0 0 1 46 40Z';
  const shapes =
    contrast(accent, '#ffffff') < minLogoContrast
      ? `<path fill="${main}" fill-rule="evenodd" d="${lower}${upper}"/>`
      : `<path fill="${main}" d="${lower}"/><path fill="${accent}" d="${upper}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${shapes}</svg>\n`;
}
