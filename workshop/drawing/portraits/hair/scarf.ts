import { mix } from '../../paper/mix.ts';
import type { HairLayers } from '../hair-layers.ts';
import { blob, closeOutline, curvedStrip, sheet } from '../shapes.ts';

/** A scarf around the head and over the shoulder. */
export const scarf = (color: string): HairLayers => ({
  behind: [
    sheet(
      blob([
        [-106, 60],
        [-114, -50],
        [-70, -136],
        [4, -154],
        [78, -126],
        [104, -50],
        [96, 60],
        [70, 150],
        [-60, 160],
      ]),
      mix(color, '#101c36', 0.3),
      20,
      10,
    ),
  ],
  front: [
    sheet(
      [
        ...closeOutline(
          blob(
            [
              [106, 20],
              [100, -72],
              [54, -138],
              [-10, -154],
              [-78, -128],
              [-114, -60],
              [-112, 40],
              [-102, 110],
              [-120, 190],
              [-60, 226],
              [30, 222],
              [96, 190],
              [88, 130],
            ],
            12,
          ),
        ),
        ...closeOutline(
          blob(
            [
              [78, 20],
              [72, -44],
              [46, -84],
              [0, -94],
              [-46, -80],
              [-72, -36],
              [-72, 30],
              [-54, 84],
              [-20, 116],
              [16, 122],
              [48, 108],
              [70, 62],
            ],
            12,
          ),
        ).reverse(),
      ],
      color,
      75,
      14,
    ),
    sheet(
      curvedStrip(
        [
          [20, -146],
          [-56, -112],
          [-92, -30],
          [-84, 70],
          [-30, 140],
          [50, 150],
        ],
        12,
      ),
      mix(color, '#ffffff', 0.2),
      78,
      4,
    ),
    sheet(
      curvedStrip(
        [
          [-24, -146],
          [-88, -92],
          [-106, 10],
          [-96, 110],
          [-40, 186],
          [40, 196],
        ],
        12,
      ),
      mix(color, '#ffffff', 0.2),
      78,
      4,
    ),
  ],
});
