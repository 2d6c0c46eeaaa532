/** Arrangements of pieces that are cut to fit into each other. Lengths in scene units, angles in degrees. */
import type { CommonScene } from './scene.ts';

interface CutScene extends CommonScene {
  /** The gap between a piece and what it fits into. */
  gap: number;
  thickness: number;
}

/** The parameters of `blender/arrangements/abacus.py`. */
export interface AbacusScene extends CutScene {
  arrangement: 'abacus';
  beadSize: [width: number, height: number];
  beadsPerWire: number;
  wirePitch: number;
  /** The width of the frame's bars. */
  frameWidth: number;
  /** The width of the opening between them. */
  width: number;
  /** The radius of the frame's outer corners. */
  cornerRadius: number;
  frameColor: string;
  /** The color of each wire's beads, from the top. */
  wireColors: string[];
  /** The bead in the signal color, both counted from 0. */
  accent: [wire: number, bead: number];
}

/** The parameters of `blender/arrangements/docked.py`: a table with seats that stand half in it. */
export interface DockedScene extends CutScene {
  arrangement: 'docked';
  seatSize: number;
  /** From one seat of a row to the next. */
  seatPitch: number;
  /** How far the middle of a seat is beyond the table's edge. */
  seatOverhang: number;
  /** How far both rows are to the right of the table's middle. */
  rowOffset: number;
  tableSize: [width: number, height: number];
  cornerRadius: number;
  tableColor: string;
  /** The color of the seat at the left end. */
  headSeatColor: string;
  /** The colors of the upper row's seats, from the left. */
  upperSeatColors: string[];
  /** The colors of the lower row's seats, from the left. */
  lowerSeatColors: string[];
}

/** The parameters of `blender/arrangements/nib.py`: a feather in the outline of a plume, its nib at the origin. */
export interface NibScene extends CutScene {
  arrangement: 'nib';
  /** The side of the square around the feather. */
  size: number;
  nibSize: number;
  strandWidth: number;
  stemWidth: number;
  /** Where the strands end, as a share of the size. */
  lastStrand: number;
  /** The x and y of the stem's end. */
  stemEnd: number;
  stemColor: string;
  /** The colors of the strands, from the nib to the end. */
  colors: string[];
}

/** The parameters of `blender/arrangements/records.py`: a window with records in rows. */
export interface RecordsScene extends CutScene {
  arrangement: 'records';
  /** How far records stand out of the window. */
  recordLift: number;
  width: number;
  height: number;
  cornerRadius: number;
  windowColor: string;
  /** The height above the first row. */
  headerHeight: number;
  /** From the window's left edge to the first record of a row. */
  recordsLeft: number;
  recordHeight: number;
  rowPitch: number;
  recordGap: number;
  rows: WindowRecord[][];
}

/** Without lines, a record shows its icon only. */
type WindowRecord = [
  width: number,
  color: string,
  textColor: string,
  chipColor: string,
  lineLengths: [first: number, second: number] | null,
];

/** The parameters of `blender/arrangements/scales.py`: a wing of rings of plumes around the origin. */
export interface ScalesScene extends CutScene {
  arrangement: 'scales';
  /** From one plume of a ring to the next. */
  angleStep: number;
  /** From the origin to the sharp corners of the innermost ring. */
  innerRadius: number;
  /** Where each ring begins, counterclockwise from the right. */
  firstAngle: number;
  /** Where each ring ends. */
  lastAngle: number;
  /** The ring of the plume in the signal color, which is at 45 degrees. */
  accentRing: number;
  /** From the innermost to the outermost; `stretch` is how far the round ends are drawn out, in shares of the ring's radius. */
  rings: [color: string, stretch: number][];
  /** Where the feathers of the last ring are longest. */
  longestAngle: number;
  /** The share of their stretch that these feathers lose within 90 degrees from there. */
  taper: number;
  barColor: string;
  /** Stripes across every other feather of the last ring, in shares of its length. */
  bars: [start: number, end: number][];
}

/** The parameters of `blender/arrangements/wall.py`: columns of plates that end at one height. */
export interface WallScene extends CutScene {
  arrangement: 'wall';
  columnWidth: number;
  cornerRadius: number;
  signScale: number;
  /** Replaces the signal color on signs. */
  knobColor: string;
  /** Plates from the bottom up; `sign` is one of `blender/arrangements/signs/`, or empty. */
  columns: [height: number, color: string, sign: string][][];
}
