/** Arrangements that show our products and what they are about. Lengths in scene units, angles in degrees. */
import type { CommonScene, Point } from './scene.ts';

/** The parameters of `blender/arrangements/burndown.py`: columns of cards, each day fewer. */
export interface BurndownScene extends CommonScene {
  arrangement: 'burndown';
  seed: number;
  cardsPerColumn: number[];
  /** The column whose top card is in the signal color. */
  accentColumn: number;
  /** How far that card is lifted. */
  accentLift: number;
  cardSize: [width: number, height: number];
  pitch: [x: number, y: number];
  /** How far each column, and each row, is farther on in the colors, in shares of the list. */
  colorSteps: [perColumn: number, perRow: number];
  colors: [card: string, text: string][];
}

/** The parameters of `blender/arrangements/doors.py`: plates with a sign each. */
export interface DoorsScene extends CommonScene {
  arrangement: 'doors';
  /** An outline of `blender/outlines/`. */
  shape: string;
  thickness: number;
  edge: number;
  signScale: number;
  doors: Door[];
}

interface Door {
  /** One of `blender/arrangements/signs/`. */
  sign: string;
  color: string;
  /** The middle of the lower edge. */
  at: [x: number, y: number];
  size: [width: number, height: number];
  /** From the upper edge to the sign's middle. */
  signDrop: number;
}

/** The parameters of `blender/arrangements/lines.py`: a text as plates. */
export interface LinesScene extends CommonScene {
  arrangement: 'lines';
  seed: number;
  rows: number;
  /** The least width of a line. */
  width: number;
  linePitch: number;
  /** The word in the signal color, both counted from 0. */
  accent: [row: number, word: number];
  accentLift: number;
  accentTilt: number;
  colors: string[];
}

/** The parameters of `blender/arrangements/lot.py`: a parking lot from above. */
export interface LotScene extends CommonScene {
  arrangement: 'lot';
  /** The position of the whole lot. */
  at: [x: number, y: number];
  /** The rotation of the whole lot. */
  angle: number;
  /** The numbers of the first bay of a row and of the one after the last. */
  bays: [first: number, end: number];
  bayWidth: number;
  bayDepth: number;
  lineColor: string;
  rows: LotRow[];
  /** The car in the signal color, relative to the lot. */
  leaving: [x: number, y: number, heading: number];
}

interface LotRow {
  y: number;
  /** Instead of the lot's. */
  bays?: [first: number, end: number];
  /** The bay of the first of `cars`. */
  firstBay: number;
  /** The color of the car in each bay; null for an empty one. */
  cars: (string | null)[];
}

/** Plates fanned around a point. */
interface HandScene extends CommonScene {
  /** The point around which the plates are fanned. */
  pivot: [x: number, y: number];
  /** The distance of the plates' lower edges from it. */
  innerRadius: number;
  length: number;
  width: number;
  firstAngle: number;
  angleStep: number;
  /** How much higher one plate is than the next below it. */
  layerSpacing: number;
}

/** The parameters of `blender/arrangements/phones.py`: panels in a fan, and a phone at its end. */
export interface PhonesScene extends HandScene {
  arrangement: 'phones';
  /** The row in the signal color on the panel before the phone. */
  accentRow: number;
  /** The path of the picture on the phone. */
  picture: string;
  panels: [color: string, rowColor: string][];
}

/** The parameters of `blender/arrangements/tickets.py`: a hand of tickets. */
export interface TicketsScene extends HandScene {
  arrangement: 'tickets';
  tickets: [color: string, printColor: string][];
}

/** The parameters of `blender/arrangements/screens.py`: faces of products on thick plates. */
export interface ScreensScene extends CommonScene {
  arrangement: 'screens';
  /** The rotation of the whole set. */
  angle: number;
  thickness: number;
  /** `face` is its name in `../faces/faces.ts`; `at` is the position of its upper left corner. */
  screens: { face: string; at: Point }[];
}

/** The parameters of `blender/arrangements/shifts.py`: rows of bars. */
export interface ShiftsScene extends CommonScene {
  arrangement: 'shifts';
  seed: number;
  /** The x at which each row begins, from the top. */
  rowStarts: number[];
  /** The upper edge of the first row. */
  top: number;
  rowPitch: number;
  barHeight: number;
  gap: number;
  /** The x that every row reaches. */
  end: number;
  /** The range from which lengths are drawn. */
  barLengths: [shortest: number, longest: number];
  /** The bar in the signal color, both counted from 0. */
  accent: [row: number, bar: number];
  accentLength: number;
  accentLift: number;
  /** The dot before every row; none if empty. */
  dotColor: string;
  /** How far a bar's color is on in the list, in shares of it: `base`, and what each unit of x and each row add. */
  colorSteps: [perX: number, perRow: number, base: number];
  colors: string[];
}
