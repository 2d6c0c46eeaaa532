import { bar, roundedRect, plume, strip, bezier, type Outline } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** The top of a graduate's cap, on the middle of the plug's body. */
const capTop: Outline = [
  [-348, -34],
  [-240, -90],
  [-132, -34],
  [-240, 22],
];

/** The cable from the plug, below both and out at the right: on phones and tablets, words are below and to the left. */
const cable: Outline = [...bezier([-330, 0], [-480, 0], [-480, 300], [-280, 300]), [2100, 300]];

/** A learning platform and a tool about to be plugged together. */
export const ltiIntegration: Cover = {
  ground: 'pine',
  heroShiftX: 64,
  motif: (palette) => [
    piece(strip(cable, 54), palette.second, 22),
    piece(
      strip(bezier([330, 0], [560, 0], [620, -150], [1300, -170]).concat([[2100, -190]]), 54),
      palette.second,
      22.1,
    ),
    piece(bar(-120, -112, 190, 58), palette.hot, 40),
    piece(bar(-120, 54, 190, 58), palette.hot, 40.1),
    piece(roundedRect(-390, -210, 300, 420, [150, 40, 40, 150]), palette.body, 62),
    piece(roundedRect(-301, -20, 122, 98, [0, 0, 50, 50]), palette.ink, 66, 8),
    piece(capTop, palette.ink, 74, 12),
    piece(bar(-164, -36, 14, 100), palette.sheet, 78, 6),
    piece(roundedRect(112, -230, 288, 460, [40, 160, 160, 40]), palette.detail, 58),
    piece(roundedRect(112, -118, 104, 70, [0, 35, 35, 0]), palette.ink, 62, 3),
    piece(roundedRect(112, 48, 104, 70, [0, 35, 35, 0]), palette.ink, 62.1, 3),
    piece(plume(308, 0, 96, 180), palette.ink, 62.2, 3),
  ],
};
