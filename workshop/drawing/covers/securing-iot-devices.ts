import { polar, band, bar, roundedRect, disc, scaleAndMove, plume, ring, type Outline } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** What a device shows, round its middle: camera, meter, thermostat, gateway, phone, outlet, probe, radio. */
const faces: ((x: number, y: number) => Outline[])[] = [
  (x, y) => [ring(x, y, 28, 14)],
  (x, y) => [bar(x - 38, y - 4, 16, 34), bar(x - 8, y - 22, 16, 52), bar(x + 22, y - 38, 16, 68)],
  (x, y) => [band(x, y, 28, 14, 140, 400)],
  (x, y) => [bar(x - 34, y - 26, 68, 18), bar(x - 34, y + 8, 68, 18)],
  (x, y) => [roundedRect(x - 24, y - 36, 48, 72, 12)],
  (x, y) => [disc(x - 19, y, 13), disc(x + 19, y, 13)],
  (x, y) => [bar(x - 9, y - 40, 18, 60), disc(x, y + 22, 19)],
  (x, y) => [band(x, y + 16, 38, 12, 210, 330), disc(x, y + 12, 12)],
];

/** The device that was revoked, and kept its connection; the other seven are healthy and turned away. */
const revoked = 1;

/** A broker within its wall, as it was in the trials. */
export const securingIotDevices: Cover = {
  ground: 'night',
  motif: (palette) => [
    piece(disc(0, 0, 232), palette.faint, 8),
    piece(ring(0, 0, 202, 30), palette.soft, 30),
    piece(disc(0, 0, 84), palette.sheet, 44),
    piece(ring(0, 0, 40, 16), palette.ink, 48, 5),
    ...faces.flatMap((face, device) => {
      const angle = -90 + device * 45;
      const isIn = device === revoked;
      const [x, y] = polar(0, 0, isIn ? 112 : 292, angle);
      const color = isIn ? palette.hot : device % 2 ? palette.second : palette.body;
      return [
        // Its sharp corner is what it docks with.
        piece(plume(x, y, 116, angle + 180), color, (isIn ? 84 : 26) + device * 0.1, isIn ? 60 : 34),
        ...face(0, 0).map((outline) =>
          piece(
            scaleAndMove(outline, x, y, 0.84),
            isIn ? palette.ink : palette.detail,
            (isIn ? 96 : 40) + device * 0.1,
            10,
          ),
        ),
      ];
    }),
  ],
};
