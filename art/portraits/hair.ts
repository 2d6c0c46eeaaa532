import { mix } from '../paper/mix.ts';
import { band, plume, smooth, strip, type Outline, type Point } from '../paper/outlines.ts';
import type { Piece } from '../paper/paper-svg.ts';
import type { Layers } from './person.ts';
import { blob, closed, cloud, sheet } from './shapes.ts';

// Every style is drawn upon a head that looks right, in the head's own measure.
const lock = (points: Point[], width: number): Outline => strip(smooth(points), width);

/** What covers the crown down to the ear, from the temple on the far side round the back; `line` is its edge on the face. */
const cap = (rise: number, back: number, line: Point[]): Outline =>
  blob([
    [82, -54],
    [74, -100],
    [44, -126 - rise],
    [-8, -138 - rise],
    [-62, -124 - rise * 0.7],
    [-98 - back, -78],
    [-102 - back, -24],
    [-86, 14],
    ...line,
  ]);

const styles = {
  /** Close to the head, its line cut straight. */
  cropped: (color: string): Layers => ({
    behind: [],
    front: [
      sheet(
        cap(-4, -8, [
          [-70, 6],
          [-66, -34],
          [-46, -62],
          [0, -76],
          [44, -78],
          [68, -62],
        ]),
        color,
        70,
        8,
      ),
    ],
  }),
  /** Swept back from the forehead in three sheets. */
  swept: (color: string): Layers => ({
    behind: [],
    front: [
      sheet(
        cap(6, -4, [
          [-70, 10],
          [-64, -30],
          [-48, -58],
          [0, -74],
          [46, -80],
          [70, -66],
        ]),
        color,
        70,
        9,
      ),
      sheet(
        blob([
          [-60, -62],
          [-42, -112],
          [10, -146],
          [62, -142],
          [94, -112],
          [88, -74],
          [68, -60],
          [66, -80],
          [30, -92],
          [-20, -84],
        ]),
        mix(color, '#ffffff', 0.09),
        74,
        8,
      ),
      sheet(
        blob([
          [-84, -30],
          [-84, -88],
          [-46, -130],
          [6, -148],
          [20, -138],
          [-14, -112],
          [-52, -80],
          [-68, -30],
        ]),
        mix(color, '#ffffff', 0.17),
        76,
        6,
      ),
    ],
  }),
  /** A side parting, combed over. */
  parted: (color: string): Layers => ({
    behind: [],
    front: [
      sheet(
        cap(0, -4, [
          [-70, 12],
          [-68, -26],
          [-60, -52],
          [-30, -70],
          [20, -76],
          [66, -58],
        ]),
        color,
        70,
        8,
      ),
      sheet(
        blob([
          [-56, -56],
          [-52, -108],
          [0, -140],
          [54, -130],
          [88, -92],
          [88, -44],
          [72, -52],
          [40, -78],
          [-10, -76],
        ]),
        mix(color, '#ffffff', 0.14),
        74,
        8,
      ),
    ],
  }),
  /** To the chin, with a fringe. */
  bob: (color: string): Layers => ({
    behind: [
      sheet(
        blob([
          [-110, 90],
          [-116, -20],
          [-96, -104],
          [-30, -146],
          [52, -136],
          [98, -78],
          [104, 10],
          [98, 92],
          [60, 104],
          [-60, 112],
        ]),
        mix(color, '#101c36', 0.28),
        20,
        10,
      ),
    ],
    front: [
      sheet(
        blob([
          [104, 84],
          [112, 0],
          [98, -80],
          [50, -136],
          [-20, -146],
          [-88, -112],
          [-118, -40],
          [-122, 50],
          [-112, 104],
          [-74, 106],
          [-58, 60],
          [-68, 10],
          [-66, -34],
          [-20, -40],
          [40, -38],
          [74, -44],
          [80, 0],
          [82, 60],
          [88, 92],
        ]),
        color,
        75,
        11,
      ),
      ...[0, 1].map((order) =>
        sheet(
          lock(
            [
              [-20 + order * 34, -134],
              [-52 + order * 36, -96],
              [-52 + order * 40, -54],
            ],
            15,
          ),
          mix(color, '#ffffff', 0.16),
          78 + order,
          4,
        ),
      ),
    ],
  }),
  /** Long, over the near shoulder. */
  long: (color: string): Layers => ({
    behind: [
      sheet(
        blob([
          [-104, 40],
          [-108, -60],
          [-60, -134],
          [10, -150],
          [74, -124],
          [102, -60],
          [100, 40],
          [112, 130],
          [96, 210],
          [40, 220],
          [-60, 230],
          [-124, 210],
          [-128, 120],
        ]),
        mix(color, '#101c36', 0.35),
        20,
        10,
      ),
    ],
    front: [
      sheet(
        blob([
          [28, -126],
          [-16, -146],
          [-76, -124],
          [-108, -62],
          [-112, 20],
          [-134, 110],
          [-138, 190],
          [-112, 250],
          [-60, 262],
          [-34, 222],
          [-50, 150],
          [-62, 70],
          [-68, 0],
          [-52, -52],
          [-10, -90],
          [22, -104],
        ]),
        color,
        75,
        11,
      ),
      sheet(
        blob([
          [16, -128],
          [52, -128],
          [86, -92],
          [98, -30],
          [96, 50],
          [84, 70],
          [82, 0],
          [72, -50],
          [40, -88],
          [14, -104],
        ]),
        color,
        74,
        8,
      ),
      sheet(
        lock(
          [
            [-14, -128],
            [-76, -78],
            [-92, 10],
            [-108, 120],
            [-92, 214],
          ],
          15,
        ),
        mix(color, '#ffffff', 0.13),
        78,
        4,
      ),
    ],
  }),
  /** A round cloud of curls. */
  curls: (color: string): Layers => ({
    behind: [sheet(cloud(-4, -46, 136, 15, 18), color, 20, 14)],
    front: [
      sheet(
        [
          ...cloud(-4, -50, 104, 13, 15).filter(([, y]) => y < -64),
          ...smooth(
            [
              [-82, -58],
              [-40, -76],
              [0, -82],
              [44, -76],
              [78, -58],
            ],
            6,
          ).reverse(),
        ],
        mix(color, '#ffffff', 0.06),
        75,
        9,
      ),
      ...(
        [
          [-70, -104, 150],
          [-18, -130, 190],
          [40, -128, 230],
          [86, -98, 270],
          [-108, -50, 120],
          [108, -46, 290],
          [12, -98, 200],
          [-44, -88, 170],
        ] as const
      ).map(([x, y, from], order) =>
        sheet(band(x, y, 15, 8, from, from + 190), mix(color, '#ffffff', 0.16), 78 + order, 3),
      ),
    ],
  }),
  /** Drawn up into a knot. */
  knot: (color: string): Layers => ({
    behind: [
      sheet(plume(-42, -158, 92, 110), mix(color, '#ffffff', 0.08), 20, 12),
      sheet(
        lock(
          [
            [-66, -164],
            [-40, -140],
            [-12, -150],
          ],
          10,
        ),
        mix(color, '#ffffff', 0.22),
        21,
        3,
      ),
    ],
    front: [
      sheet(
        cap(2, -4, [
          [-72, 14],
          [-70, -26],
          [-54, -56],
          [-8, -84],
          [36, -88],
          [66, -66],
        ]),
        color,
        70,
        9,
      ),
      sheet(
        lock(
          [
            [62, -72],
            [20, -108],
            [-34, -128],
          ],
          10,
        ),
        mix(color, '#ffffff', 0.16),
        74,
        4,
      ),
      sheet(
        lock(
          [
            [-62, -34],
            [-64, -80],
            [-48, -122],
          ],
          10,
        ),
        mix(color, '#ffffff', 0.16),
        74,
        4,
      ),
    ],
  }),
  /** Locs gathered behind, the bars of the house. */
  locs: (color: string): Layers => ({
    behind: [-126, -104, -82, -60].map((x, order) =>
      sheet(
        lock(
          [
            [-70 + order * 8, -60],
            [x - 6, 10],
            [x - 4, 110 + order * 18],
            [x + 6, 150 + order * 22],
          ],
          26,
        ),
        mix(color, '#ffffff', 0.05 + 0.05 * (order % 2)),
        20 + order,
        7,
      ),
    ),
    front: [
      sheet(
        cap(2, 0, [
          [-72, 10],
          [-68, -30],
          [-48, -62],
          [0, -78],
          [44, -80],
          [68, -62],
        ]),
        color,
        70,
        8,
      ),
      ...[0, 1, 2, 3].map((order) =>
        sheet(
          lock(
            [
              [64 - order * 28, -76 - order * 3],
              [30 - order * 28, -118 - order],
              [-40 - order * 16, -126 + order * 18],
              [-88 - order * 2, -70 + order * 24],
            ],
            15,
          ),
          mix(color, '#ffffff', 0.1),
          74 + order,
          4,
        ),
      ),
    ],
  }),
  /** A scarf round the head and over the shoulder. */
  scarf: (color: string): Layers => ({
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
          ...closed(
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
          ...closed(
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
        lock(
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
        lock(
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
  }),
  /** Short and lively, feathered over the brow. */
  pixie: (color: string): Layers => ({
    behind: [],
    front: [
      sheet(
        cap(8, 0, [
          [-84, 34],
          [-66, 26],
          [-64, -20],
          [-40, -58],
          [10, -72],
          [60, -58],
        ]),
        color,
        70,
        9,
      ),
      ...(
        [
          [
            [-74, -74],
            [-30, -128],
            [34, -112],
            [72, -50],
          ],
          [
            [-50, -66],
            [-10, -110],
            [44, -96],
            [58, -42],
          ],
        ] as Point[][]
      ).map((points, order) =>
        sheet(
          blob([...points, [points[3]![0] - 22, points[3]![1] - 14], [points[1]![0] + 6, points[1]![1] + 26]]),
          mix(color, '#ffffff', 0.1 + order * 0.09),
          74 + order,
          6,
        ),
      ),
    ],
  }),
  /** None but a rim. */
  bald: (color: string): Layers => ({
    behind: [],
    front: [
      sheet(
        blob([
          [-84, -40],
          [-92, -10],
          [-84, 22],
          [-70, 20],
          [-68, -14],
          [-74, -40],
        ]),
        color,
        70,
        4,
      ),
    ],
  }),
  /** A knitted cap over short hair. */
  knitted: (color: string): Layers => ({
    behind: [],
    front: [
      sheet(
        blob([
          [-86, -10],
          [-96, -44],
          [-60, -66],
          [-64, -20],
          [-70, 16],
        ]),
        '#2b1a12',
        69,
        4,
      ),
      sheet(
        blob([
          [90, -62],
          [88, -116],
          [48, -160],
          [-16, -172],
          [-78, -150],
          [-106, -94],
          [-104, -50],
        ]),
        color,
        74,
        12,
      ),
      sheet(
        lock(
          [
            [-104, -48],
            [-40, -66],
            [30, -74],
            [88, -66],
          ],
          38,
        ),
        mix(color, '#ffffff', 0.18),
        78,
        8,
      ),
      ...[-84, -50, -16, 18, 52, 78].map((x) =>
        sheet(
          lock(
            [
              [x, -42 - (x + 84) * 0.13],
              [x, -62 - (x + 84) * 0.13],
            ],
            5,
          ),
          mix(color, '#101c36', 0.25),
          80,
          0.5,
        ),
      ),
    ],
  }),
} satisfies Record<string, (color: string) => Layers>;

export type HairStyle = keyof typeof styles;

export const hairPieces = (style: HairStyle, color: string): { behind: Piece[]; front: Piece[] } =>
  styles[style](color);
