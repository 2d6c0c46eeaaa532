import type { OfficeMap } from './maps.ts';
import { roads, waters, type Course, type Road } from './roads.ts';

type Point = [x: number, y: number];

// Casing and middle of a road, widths in pixels.
const looks: Record<Road['rank'], [color: string, width: number][]> = {
  street: [['#ffffff', 5]],
  tollway: [
    ['#c3d0e6', 10],
    ['#ffffff', 7],
  ],
  freeway: [
    ['#ffffff', 15],
    ['#7fa3ee', 10],
  ],
};

/** Mercator, linear over so small a piece: a degree of latitude is longer by the cosine of the latitude. */
const projection = ({ middle, width, height, scale }: OfficeMap) => {
  const stretch = 1 / Math.cos((middle[1] * Math.PI) / 180);
  return ([longitude, latitude]: Course[number]): Point => [
    width / 2 + (longitude - middle[0]) * scale,
    height / 2 - (latitude - middle[1]) * scale * stretch,
  ];
};

const numbers = (...values: number[]) => values.map((value) => String(Math.round(value))).join(' ');

/** A smooth line through all points. */
function linePath(points: Point[]): string {
  const at = (place: number) => points[Math.min(points.length - 1, Math.max(0, place))] ?? [0, 0];
  return points.reduce((path, [x, y], place) => {
    if (place === 0) return `M${numbers(x, y)}`;
    const [before, start, after] = [at(place - 2), at(place - 1), at(place + 1)];
    const leave = [start[0] + (x - before[0]) / 6, start[1] + (y - before[1]) / 6] as const;
    const arrive = [x - (after[0] - start[0]) / 6, y - (after[1] - start[1]) / 6] as const;
    return `${path}C${numbers(...leave, ...arrive, x, y)}`;
  }, '');
}

const stroked = (path: string, color: string, width: number) =>
  `<path d="${path}" stroke="${color}" stroke-width="${width}"/>`;

const text = (words: string, [x, y]: Point, size: number, weight: number, color: string, more = '') =>
  `<text x="${Math.round(x)}" y="${Math.round(y + size * 0.36)}" font-size="${size}" font-weight="${weight}" fill="${color}"${more}>${words}</text>`;

const shield = (road: string, [x, y]: Point) => {
  const width = road.length * 8 + 16;
  const box = `<rect x="${Math.round(x - width / 2)}" y="${Math.round(y - 11)}" width="${width}" height="22" rx="11" fill="#fff" stroke="#2348c7" stroke-width="1.5"/>`;
  return box + text(road, [x, y], 13, 650, '#16265a');
};

const pin = (color: string, [x, y]: Point) =>
  `<ellipse cx="${Math.round(x)}" cy="${Math.round(y + 3)}" rx="15" ry="5" fill="#0b1830" opacity=".28"/>` +
  `<g transform="translate(${numbers(x, y)}) rotate(-45)"><path d="M0 0V-28A28 28 0 1 1 28 0Z" fill="${color}" stroke="#fff" stroke-width="4"/><circle cx="28" cy="-28" r="9.5" fill="#fff"/></g>`;

const flag = (words: string, side: OfficeMap['side'], [x, y]: Point) => {
  const width = words.length * 10.5 + 30;
  const left = side === 'right' ? x + 36 : x - 36 - width;
  const box = `<rect x="${Math.round(left)}" y="${Math.round(y - 58)}" width="${width}" height="38" rx="19" fill="#0b1830"/>`;
  return box + text(words, [left + width / 2, y - 39], 18, 650, '#fff');
};

const halo = ' stroke="#edf2fa" stroke-width="5" stroke-linejoin="round" paint-order="stroke"';

/** An overview for a picture element, where the page's own faces are out of reach: the labels take the system's. */
export function mapSvg(map: OfficeMap): string {
  const project = projection(map);
  const path = (course: Course) => linePath(course.map(project));
  const rank = (wanted: Road['rank']) =>
    looks[wanted].map(([color, width]) =>
      Object.values(roads)
        .filter((road) => road.rank === wanted)
        .map((road) => stroked(path(road.course), color, width))
        .join(''),
    );
  const inside = ({ at }: { at: Course[number] }) => {
    const [x, y] = project(at);
    return x > 36 && x < map.width - 36 && y > 20 && y < map.height - 84;
  };
  const office = project(map.office);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.width} ${map.height}" width="${map.width}" height="${map.height}" font-family="'Hanken Grotesk',system-ui,'Segoe UI',Roboto,Helvetica,Arial,sans-serif" text-anchor="middle">` +
    `<path fill="#edf2fa" d="M0 0H${map.width}V${map.height}H0Z"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    waters.map((course) => stroked(path(course), '#bfd3f6', 7)).join('') +
    [...rank('street'), ...rank('tollway'), ...rank('freeway')].join('') +
    `</g>${map.places
      .filter(inside)
      .map(({ name, at }) => text(name, project(at), 16, 550, '#51607a', halo))
      .join('')}` +
    map.shields
      .filter(inside)
      .map(({ road, at }) => shield(road, project(at)))
      .join('') +
    `${pin(map.pin, office)}${flag(map.label, map.side, office)}</svg>\n`
  );
}
