import { at, band, bar, block, disc, plume, ring, type Outline } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** What a device shows, round its middle: camera, meter, thermostat, gateway, phone, outlet, probe, radio. */
const faces: ((x: number, y: number) => Outline[])[] = [
  (x, y) => [ring(x, y, 28, 14)],
  (x, y) => [bar(x - 38, y - 4, 16, 34), bar(x - 8, y - 22, 16, 52), bar(x + 22, y - 38, 16, 68)],
  (x, y) => [band(x, y, 28, 14, 140, 400)],
  (x, y) => [bar(x - 34, y - 26, 68, 18), bar(x - 34, y + 8, 68, 18)],
  (x, y) => [block(x - 24, y - 36, 48, 72, 12)],
  (x, y) => [disc(x - 19, y, 13), disc(x + 19, y, 13)],
  (x, y) => [bar(x - 9, y - 40, 18, 60), disc(x, y + 22, 19)],
  (x, y) => [band(x, y + 16, 38, 12, 210, 330), disc(x, y + 12, 12)],
];

/** Eight devices round one lock; one of them is hot. */
export const securingIotDevices: Cover = {
  ground: 'night',
  sign: (ink) => [
    piece(disc(0, 0, 352), ink.faint, 8),
    piece(ring(0, 0, 246, 14), ink.soft, 13),
    ...faces.flatMap((face, device) => {
      const angle = -90 + device * 45;
      const [x, y] = at(0, 0, 246, angle);
      const hot = device === 1;
      const color = hot ? ink.hot : device % 2 ? ink.soft : ink.body;
      return [
        piece(plume(x, y, 138, angle + 180), color, 26 + device * 0.1, 34),
        ...face(x, y).map((outline) => piece(outline, hot ? ink.ink : ink.detail, 40 + device * 0.1, 10)),
      ];
    }),
    piece(band(0, -48, 48, 24, 180, 360), ink.detail, 52),
    piece(bar(-60, -58, 24, 62), ink.detail, 52.1, 8),
    piece(bar(36, -58, 24, 62), ink.detail, 52.2, 8),
    piece(block(-84, -30, 168, 122, [28, 28, 28, 6]), ink.sheet, 70),
    piece(disc(0, 20, 19), ink.ink, 74, 5),
    piece(bar(-8, 24, 16, 40), ink.ink, 74.1, 5),
  ],
};
