import type { Letters } from './letters.ts';
import type { Box } from './map-view.ts';

const night = '#0b1830';
const chalk = '#fff';

interface OfficeSign {
  markup: string;
  /** The areas that the pin and the plate cover. */
  boxes: Box[];
}

/** A pin with its tip at `x`, `y`, and a plate with the office's name beside it. */
export function officeSign(name: string, x: number, y: number, color: string, letters: Letters): OfficeSign {
  const fontSize = 20;
  const height = 42;
  const width = letters.width(name, fontSize) + 40;
  // The plate is on the left if it fits: west of both offices the map has fewer names.
  const left = x - 38 - width > 10 ? x - 38 - width : x + 38;
  const top = y - 58;
  const position = `x="${left.toFixed(1)}" y="${top.toFixed(1)}"`;
  return {
    markup: [
      pin(x, y, color),
      `<rect fill="${night}" ${position} width="${width.toFixed(1)}" height="${height}" rx="${height / 2}"/>`,
      `<g fill="${chalk}">${letters.line(name, fontSize, left + 20, top + 28)}</g>`,
    ].join(''),
    boxes: [
      { left, right: left + width, top, bottom: top + height },
      { left: x - 26, right: x + 26, top: y - 66, bottom: y + 8 },
    ],
  };
}

/** The site's plume as a pin with its tip at `x`, `y`: round, with one corner. */
function pin(x: number, y: number, color: string) {
  const tip = `${x.toFixed(1)} ${y.toFixed(1)}`;
  return [
    `<ellipse cx="${x.toFixed(1)}" cy="${(y + 2).toFixed(1)}" rx="14" ry="5" fill="${night}" opacity=".28"/>`,
    `<g transform="translate(${tip})rotate(-45)">`,
    `<path fill="${color}" stroke="${chalk}" stroke-width="3.5" d="M0 0V-26A26 26 0 1 1 26 0Z"/>`,
    `<circle cx="26" cy="-26" r="9" fill="${chalk}"/></g>`,
  ].join('');
}
