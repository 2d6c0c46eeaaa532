import { mix } from '../paper/mix.ts';
import { plume, ring, smooth, strip, type Outline, type Point } from '../paper/outlines.ts';
import type { Piece } from '../paper/paper-svg.ts';
import type { Face } from './person.ts';
import { blob, leaf, oval, sheet } from './shapes.ts';
import { skins } from './skins.ts';

// A head round the middle between its eyes, looking right, 240 high; both lists run clockwise from the crown.
const frontal: Point[] = [
  [0, -120],
  [46, -107],
  [74, -66],
  [79, -26],
  [79, -2],
  [77, 24],
  [69, 60],
  [55, 90],
  [33, 111],
  [0, 119],
  [-33, 111],
  [-55, 90],
  [-69, 60],
  [-77, 24],
  [-79, -2],
  [-79, -26],
  [-74, -66],
  [-46, -107],
];
const turned: Point[] = [
  [-4, -121],
  [48, -106],
  [74, -66],
  [77, -30],
  [68, -6],
  [74, 22],
  [66, 56],
  [58, 88],
  [42, 113],
  [16, 119],
  [-22, 108],
  [-50, 86],
  [-70, 56],
  [-81, 22],
  [-86, -6],
  [-87, -30],
  [-82, -66],
  [-58, -106],
];

const along = (from: number, to: number, share: number) => from + (to - from) * share;

/** Where a point of a usual face is in this one. */
const shaped =
  ({ width, length, jaw }: Face) =>
  ([x, y]: Point): Point => {
    // A square jaw keeps its width longer on the way down.
    const square = y > 50 ? 1 + (jaw - 0.5) * 0.5 * Math.min(1, (y - 50) / 50) : 1;
    return [x * width * square, y > 0 ? y * length : y];
  };

/** The middle line of the face at the eyes. */
const axisOf = ({ turn }: Face) => 27 * turn;

export function headOutline(face: Face): Outline {
  return blob(
    frontal.map((point, order) => {
      const other = turned[order] ?? point;
      return shaped(face)([along(point[0], other[0], face.turn), along(point[1], other[1], face.turn)]);
    }),
  );
}

/** The half of the face that the lamp does not reach, cut along brow, nose and lips. */
function shadedHalf(face: Face, looks: 'left' | 'right'): Outline {
  const outline = headOutline(face);
  const axis = axisOf(face);
  const { turn, length } = face;
  const right = outline.filter(([x, y]) => y > -112 && x > 20 && y < 112 * length);
  if (looks === 'right') {
    const ridge: Point[] = [
      [axis + 12, 112 * length],
      [axis + 12, 92 * length],
      [axis + 6, 78 * length],
      [axis + 8, 56 * length],
      [axis + 16 + 6 * turn, 42 * length],
      [axis + 6, 12],
      [axis + 5, -10],
      [axis + 18, -26],
      [axis + 26, -110],
    ];
    return [...right, ...ridge];
  }
  // Drawn mirrored: the shade lies on the near cheek.
  const left = outline.filter(([x, y]) => x < -22 && y > -116 && y < 112 * length);
  const cheek: Point[] = [
    [axis - 40, -116],
    [axis - 56, -78],
    [axis - 58, -30],
    [axis - 70, 4],
    [axis - 62, 34],
    [axis - 44, 62 * length],
    [axis - 34, 88 * length],
    [axis - 30, 108 * length],
  ];
  return [...left, ...smooth(cheek, 6)];
}

function eye(x: number, face: Face, narrow: number, side: 1 | -1): Piece[] {
  const { ink, half, shade } = skins[face.skin];
  const width = 30 * narrow;
  const brow: Outline = strip(
    smooth([
      [x - side * width * 0.62, -25],
      [x + side * width * 0.1, -33],
      [x + side * width * 0.75, -25],
    ]),
    7.5,
  );
  const lid = (from: number, rise: number, to: number) =>
    smooth([
      [x - width / 2, from],
      [x, from - rise],
      [x + width / 2, to],
    ]);
  if (face.eyes === 'smiling') {
    return [sheet(brow, face.brows, 62, 3), sheet(strip(lid(5, 9, 5), 5.5), ink, 61, 1)];
  }
  return [
    sheet(brow, face.brows, 62, 3),
    sheet(leaf([x - width / 2 - 3, 3], [x + width / 2 + 3, 3], 14, 9), mix(half, shade, 0.15), 60, 0.5),
    sheet(leaf([x - width / 2, 4], [x + width / 2, 4], 9, 6.5), mix('#ffffff', half, 0.12), 60.5, 0.5),
    sheet(oval(x + 2, 2.5, 12.5 * Math.max(narrow, 0.9), 13), ink, 61, 0.5),
    sheet(strip(lid(3, 9, 3), 5), ink, 61.5, 0.5),
  ];
}

function mouth(face: Face): Piece[] {
  const { lip, half } = skins[face.skin];
  const x = axisOf(face) + 2 * face.turn;
  const y = 74 * face.length;
  const [from, to] = [x - 31 + 2 * face.turn, x + 31 - 7 * face.turn];
  const dark = mix(lip, '#2a0d0a', 0.45);
  if (face.mouth === 'grin') {
    return [
      sheet(leaf([from, y - 5], [to, y - 5], -4, 27), dark, 63, 1),
      sheet(leaf([from + 5, y - 4], [to - 5, y - 4], -3.5, 15), '#fffaf3', 63.5, 0.5),
    ];
  }
  const [rise, middle] = face.mouth === 'smile' ? [6, 7] : [1, 1];
  const line: Point[] = [
    [from, y - rise],
    [x - 8, y + middle * 0.6],
    [x + 8, y + middle * 0.6],
    [to, y - rise],
  ];
  return [
    sheet(leaf([from + 8, y + 1], [to - 8, y + 1], -middle * 0.4, 7 + middle * 0.6), mix(lip, half, 0.35), 63, 0.5),
    sheet(strip(smooth(line), 5), dark, 63.5, 0.5),
  ];
}

function nose(face: Face, looks: 'left' | 'right'): Piece[] {
  const { light, half, shade } = skins[face.skin];
  const axis = axisOf(face);
  const { turn, length } = face;
  const tip = axis + 7 * turn;
  const low = 47 * length;
  // The lit plane of the nose lies on the lamp's side.
  const side = looks === 'right' ? -1 : 1;
  return [
    sheet(
      blob([
        [axis + 5 * turn - 4, -12],
        [axis + 5 * turn + 5, -12],
        [tip + 9 + 4 * turn, 20],
        [tip + 15 + 7 * turn, low - 9],
        [tip + 10, low],
        [tip - 12, low],
        [tip - 15, low - 9],
        [tip - 7, 18],
      ]),
      looks === 'right' ? mix(light, half, 0.3) : light,
      61,
      7,
    ),
    sheet(leaf([tip - side * 1, low - 2], [tip - side * 13, low - 2], 6, 3), shade, 61.5, 0.5),
  ];
}

function beard({ beard: worn, ...face }: Face): Piece[] {
  if (!worn) return [];
  const axis = axisOf(face);
  const { turn, length } = face;
  const to = (points: Point[]) => points.map(shaped({ ...face, width: face.width * 1.02 }));
  const moustache = [
    sheet(
      blob([
        [axis - 30, 74 * length],
        [axis - 12, 57 * length],
        [axis + 4 * turn, 60 * length],
        [axis + 14, 57 * length],
        [axis + 30 - 4 * turn, 73 * length],
        [axis + 2, 68 * length],
      ]),
      worn.color,
      64,
      4,
    ),
  ];
  if (worn.shape === 'moustache') return moustache;
  const drop = worn.shape === 'full' ? 18 : 3;
  const edge = to([
    [along(-80, -88, turn), -4],
    [along(-78, -82, turn), 30],
    [along(-68, -70, turn), 66],
    [along(-52, -48, turn), 96 + drop * 0.4],
    [along(-26, -12, turn), 116 + drop],
    [along(0, 20, turn), 120 + drop],
    [along(30, 46, turn), 113 + drop * 0.8],
    [along(56, 60, turn), 88 + drop * 0.3],
    [along(70, 69, turn), 56],
    [along(78, 76, turn), 22],
    [along(80, 71, turn), -2],
    [along(72, 68, turn), 22],
    [along(60, 60, turn), 52],
  ]);
  const inside: Point[] = [
    [axis + 36 - 4 * turn, 62 * length],
    [axis + 2, 57 * length],
    [axis - 32, 62 * length],
    [along(-58, -42, turn), 54],
    [along(-70, -66, turn), 26],
  ];
  return [
    sheet(blob([...edge, ...inside]), worn.color, 62.5, 7),
    ...moustache.map((piece) => ({ ...piece, lift: 2, color: mix(worn.color, '#ffffff', 0.07) })),
  ];
}

/** Neck, head, ears and what is drawn upon the face, in a head's own measure. */
export function headPieces(face: Face, looks: 'left' | 'right', glasses?: string, earrings?: string): Piece[] {
  const { light, half, shade } = skins[face.skin];
  const axis = axisOf(face);
  const { turn, width } = face;
  const far = axis + (34 - 5 * turn) * width;
  const near = axis - (33 + 2 * turn) * width;
  const earX = along(-82, -60, turn) * width;
  const ears = [earX, ...(turn < 0.4 ? [along(82, 76, turn) * width] : [])];
  const frame = (x: number, narrow: number) => ring(x, 4, 27, 5).map(([px, py]): Point => [x + (px - x) * narrow, py]);
  return [
    ...ears.flatMap((x, order) => [
      sheet(plume(x, 14, 40, order === 0 ? 80 : 100), mix(light, half, 0.35), turn < 0.4 ? 48 : 66, 5),
      sheet(
        plume(x + (order ? -2 : 2), 12, 18, order === 0 ? 80 : 100),
        mix(half, shade, 0.4),
        turn < 0.4 ? 48.5 : 66.5,
        0.5,
      ),
      ...(earrings ? [sheet(plume(x, 52, 19, -90), earrings, 67, 5)] : []),
    ]),
    sheet(headOutline(face), light, 50, 22),
    sheet(shadedHalf(face, looks), half, 51, 0.5),
    ...eye(far, face, 1 - 0.2 * turn, 1),
    ...eye(near, face, 1, -1),
    ...nose(face, looks),
    ...mouth(face),
    ...beard(face),
    ...(glasses
      ? [
          sheet(frame(far, 1 - 0.2 * turn), glasses, 68, 5),
          sheet(frame(near, 1), glasses, 68, 5),
          sheet(
            strip(
              [
                [near + 27, 0],
                [far - 27 * (1 - 0.2 * turn), 0],
              ],
              5,
            ),
            glasses,
            68,
            4,
          ),
          sheet(
            strip(
              [
                [near - 27, 0],
                [earX - 4, 3],
              ],
              5,
            ),
            glasses,
            65,
            3,
          ),
        ]
      : []),
  ];
}

export const neckOutline = ({ turn, width }: Face): Outline => {
  const back = along(-44, -58, turn) * width;
  const throat = along(44, 30, turn) * width;
  return [
    [back, 30],
    [throat, 70],
    [throat + 2, 140],
    [throat + 8, 186],
    [back - 8, 186],
    [back - 2, 150],
  ];
};
