import type { Letters } from './letters.ts';
import type { Box, MapView } from './map-view.ts';
import { officeSign } from './office-sign.ts';
import { placeNames } from './place-names.ts';
import type { Land, Line, Point } from './read-land.ts';

/** `beyond` is the land around the counties. */
const colors = {
  beyond: '#edf2fa',
  harris: '#e3ebf7',
  fortBend: '#e6f0ec',
  park: '#d3e4db',
  airport: '#d6def0',
  water: '#b3cdf9',
  waterName: '#3e62b5',
  rim: '#c3d0e6',
  freeway: '#7fa3ee',
  chalk: '#fff',
  cobalt: '#2348c7',
  deep: '#16265a',
  slate: '#51607a',
};

/** The font size of the caption, in pixels. */
const captionSize = 13;

interface MapOptions {
  land: Land;
  view: MapView;
  /** The office: its name, its position in degrees, and its pin's color. */
  office: { name: string; at: Point; color: string };
  /** The area under the page's buttons. */
  covered: Box;
  letters: Letters;
}

/** An overview map as an SVG file: land, water, roads, names, the office. */
export function drawMap({ land, view, office, covered, letters }: MapOptions): string {
  const [x, y] = view.project(office.at);
  const sign = officeSign(office.name, x, y, office.color, letters);
  const caption = { left: 18, top: 18, right: 42 + letters.width('Overview', captionSize), bottom: 44 };
  const names = placeNames(land, view, letters, [...sign.boxes, covered, caption]);
  const overview = letters.line('Overview', captionSize, caption.left + 12, caption.top + 17.5);
  const { width, height } = view;
  const { roads, streams, areas, counties } = land;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${letters.definitions()}<mask id="k" maskUnits="userSpaceOnUse"><path fill="#fff" d="M0 0H${width}V${height}H0Z"/>${names.boxes.map(maskHole).join('')}</mask></defs>`,
    `<path fill="${colors.beyond}" d="M0 0H${width}V${height}H0Z"/>`,
    area('harris', [counties.harris]),
    area('fortBend', [counties.fortBend]),
    area('park', areas.park, { isRound: true }),
    area('airport', areas.airport),
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<path stroke="${colors.chalk}" stroke-width="2" stroke-dasharray="1 6" d="${Object.values(counties)
      .map((line) => view.polygon(line))
      .join('')}"/>`,
    `<g mask="url(#k)">${stroke(streams.creek, [[colors.water, 2]])}</g>`,
    stroke(streams.river, [[colors.water, 5]]),
    '</g>',
    area('water', areas.lake, { isRound: true }),
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<g mask="url(#k)">${stroke(roads.street, [[colors.chalk, 2]])}</g>`,
    stroke(roads.highway, [
      [colors.rim, 5.5],
      [colors.chalk, 3.5],
    ]),
    stroke(roads.tollway, [
      [colors.rim, 7.5],
      [colors.chalk, 5],
    ]),
    stroke(roads.freeway, [
      [colors.chalk, 8],
      [colors.freeway, 4.5],
    ]),
    '</g>',
    outlinedNames('p', names.places, colors.slate),
    outlinedNames('w', names.water, colors.waterName),
    `<g fill="${colors.deep}">${names.shields.replaceAll('<rect ', `<rect fill="${colors.chalk}" stroke="${colors.cobalt}" stroke-width="1.5" `)}</g>`,
    // The caption has its own ground: roads continue below it.
    `<rect fill="${colors.beyond}" x="${caption.left}" y="${caption.top}" width="${(caption.right - caption.left).toFixed(1)}" height="26" rx="13"/>`,
    `<g fill="${colors.slate}">${overview}</g>`,
    sign.markup,
    '</svg>\n',
  ].join('');

  /** In the mask of streets and creeks: a box, with a margin, where they are interrupted. */
  function maskHole({ left, top, right, bottom }: Box) {
    const gap = 4;
    return `<path stroke="#000" stroke-linejoin="round" stroke-width="${2 * gap}" d="M${left.toFixed(1)} ${top.toFixed(1)}H${right.toFixed(1)}V${bottom.toFixed(1)}H${left.toFixed(1)}Z"/>`;
  }

  /** Closed areas in a color. */
  function area(color: keyof typeof colors, outlines: readonly Line[], { isRound = false } = {}) {
    const path = outlines.map((line) => (isRound ? view.curve(line) : view.polygon(line))).join('');
    return path && `<path fill="${colors[color]}" d="${path}"/>`;
  }

  /** Draws the same lines with each stroke, widest first, so that roads have a casing and crossings merge. */
  function stroke(lines: readonly Line[], strokes: readonly (readonly [color: string, width: number])[]) {
    const path = lines.map((line) => view.curve(line)).join('');
    return strokes.map(([color, width]) => `<path stroke="${color}" stroke-width="${width}" d="${path}"/>`).join('');
  }

  /** Names with an outline in the ground's color, about four pixels wide: 80 font units. */
  function outlinedNames(id: string, names: string, color: string) {
    const outline = `<use href="#${id}" stroke="${colors.beyond}" stroke-width="80" stroke-linejoin="round"/>`;
    return names && `${outline}<g id="${id}" fill="${color}">${names}</g>`;
  }
}
