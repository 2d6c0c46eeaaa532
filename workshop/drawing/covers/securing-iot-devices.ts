import { polar, band, bar, roundedRect, disc, scaleAndMove, plume, ring, type Outline } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** Icons around 0, 0: camera, meter, thermostat, gateway, phone, outlet, probe, radio. */
const icons: Outline[][] = [
  [ring(0, 0, 28, 14)],
  [bar(-38, -4, 16, 34), bar(-8, -22, 16, 52), bar(22, -38, 16, 68)],
  [band(0, 0, 28, 14, 140, 400)],
  [bar(-34, -26, 68, 18), bar(-34, 8, 68, 18)],
  [roundedRect(-24, -36, 48, 72, 12)],
  [disc(-19, 0, 13), disc(19, 0, 13)],
  [bar(-9, -40, 18, 60), disc(0, 22, 19)],
  [band(0, 16, 38, 12, 210, 330), disc(0, 12, 12)],
];

/** The index of the device that was revoked and kept its connection; the other seven are valid and refused. */
const revokedDevice = 1;

/** The finding of the article: the broker within its wall, with the revoked device. */
export const securingIotDevices: Cover = {
  ground: 'night',
  motif: (palette) => [
    piece(disc(0, 0, 232), palette.faint, 8),
    piece(ring(0, 0, 202, 30), palette.soft, 30),
    piece(disc(0, 0, 84), palette.sheet, 44),
    piece(ring(0, 0, 40, 16), palette.ink, 48, 5),
    ...icons.flatMap((icon, device) => {
      const angle = -90 + device * 45;
      const isInside = device === revokedDevice;
      const [x, y] = polar(0, 0, isInside ? 112 : 292, angle);
      const outsideColor = device % 2 === 0 ? palette.body : palette.second;
      const color = isInside ? palette.hot : outsideColor;
      return [
        // Sharp corners point to the broker.
        piece(plume(x, y, 116, angle + 180), color, (isInside ? 84 : 26) + device * 0.1, isInside ? 60 : 34),
        ...icon.map((outline) =>
          piece(
            scaleAndMove(outline, x, y, 0.84),
            isInside ? palette.ink : palette.detail,
            (isInside ? 96 : 40) + device * 0.1,
            10,
          ),
        ),
      ];
    }),
  ],
};
