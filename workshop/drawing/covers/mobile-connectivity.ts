import { mix } from '../paper/mix.ts';
import { arc, roundedRect, ring } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** The heights of the first four bars: on the way, the signal drops. */
const heights = [170, 280, 390, 150];
const dropped = 3;

/** Five bars of signal, one of them too low; waves spread from the last one. */
export const mobileConnectivity: Cover = {
  ground: 'pine',
  motif: (palette) => [
    ...[760, 600, 440, 280].map((radius, order) =>
      piece(ring(318, -230, radius, 92), mix(palette.faint, palette.soft, order * 0.22), 8 + order * 6),
    ),
    ...heights.map((height, order) =>
      piece(
        roundedRect(-388 + order * 160, 330 - height, 116, height, [58, 58, 58, 8]),
        order === dropped ? palette.hot : ([palette.soft, palette.second, palette.body][order] ?? palette.body),
        52 + order * 8,
      ),
    ),
    piece(
      [...arc(310, -218, 58, 180, 270), [368, -276], ...arc(310, 272, 58, 0, 90), ...arc(260, 322, 8, 90, 180)],
      palette.detail,
      92,
    ),
  ],
};
