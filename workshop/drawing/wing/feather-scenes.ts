/** Arrangements of feathers and plumes. Lengths in scene units, angles in degrees. */
import type { CommonScene } from './scene.ts';

/** The parameters of `blender/arrangements/attention.py`: a field of plumes that all turn to the one at the origin. */
export interface AttentionScene extends CommonScene {
  arrangement: 'attention';
  seed: number;
  spacing: number;
  /** The first and last column, and the first and last row, counted from the origin. */
  field: [left: number, right: number, bottom: number, top: number];
  /** How far all rows are moved up, in rows. */
  rowOffset: number;
  /** How much around the origin stays empty, in spacings. */
  clearRadius: number;
  /** The distance beyond which there are no plumes: they shrink toward it. */
  reach: number;
  /** The factor by which vertical distances count more in `reach`. */
  verticalSqueeze: number;
  /** How much thicker a plume at the origin would be than one at the edge. */
  maxThickness: number;
  /** How far each plume leans away from the origin. */
  lean: number;
  /** Colors from the edge to the origin. */
  colors: string[];
  accentSize: number;
  accentHeight: number;
  accentAngle: number;
}

/** The parameters of `blender/arrangements/quill.py`: one feather to write with, its nib at the origin. */
export interface QuillScene extends CommonScene {
  arrangement: 'quill';
  seed: number;
  /** Rotates the whole feather, which stands upright without it. */
  lean: number;
  length: number;
  /** The angle by which the stem bends from end to end. */
  arc: number;
  stemWidth: number;
  nibLength: number;
  /** The share of the stem without strands, beginning at the nib. */
  bareShare: number;
  strandsPerSide: number;
  strandWidth: number;
  right: Vane;
  left: Vane;
  /** How far each strand is turned about its own length. */
  tuck: number;
  /** How often the colors are run through along the stem. */
  bands: number;
  colors: string[];
}

/** The strands on one side of the stem. */
interface Vane {
  /** The length of the longest strand. */
  length: number;
  /** A strand's angle to the stem at its root. */
  rootAngle: number;
  /** A strand's angle to the stem at its tip. */
  tipAngle: number;
  /** Where the vane is split, in shares of the strands. */
  splits: number[];
}

/** The parameters of `blender/arrangements/scores.py`: feathers on one line, praise up and criticism down. */
export interface ScoresScene extends CommonScene {
  arrangement: 'scores';
  lineLength: number;
  spacing: number;
  featherWidth: number;
  /** The length of a feather per score of 1. */
  lengthPerScore: number;
  /** The angle between the first and the last feather. */
  splay: number;
  /** The scores; those below 0 are criticism. */
  scores: number[];
  /** The index of the score in the signal color. */
  accent: number;
  /** From weak to strong. */
  criticismColors: string[];
  /** From weak to strong. */
  praiseColors: string[];
}

/** The parameters of `blender/arrangements/seeds.py`: plumes set like the seeds of a sunflower. */
export interface SeedsScene extends CommonScene {
  arrangement: 'seeds';
  /** The number of the innermost plume. */
  firstSeed: number;
  /** The number after that of the outermost plume. */
  endSeed: number;
  /** The distance of plume 1 from the origin; it grows with the square root of the number. */
  spread: number;
  /** The size of a plume at the origin. */
  baseSize: number;
  /** How much the size grows per unit of distance. */
  growth: number;
  /** How much lower each plume is than the one before. */
  layerSpacing: number;
  /** How far the outermost plume leans. */
  lean: number;
  /** How far neighbors differ in color, in shares of the list. */
  colorMix: number;
  thickness: number;
  edge: number;
  /** The disc in the signal color at the origin. */
  core: [size: number, height: number];
  /** Colors from the origin outward. */
  colors: string[];
}

/** The parameters of `blender/arrangements/shingles.py`: a roof of scales, one of which has come off. */
export interface ShinglesScene extends CommonScene {
  arrangement: 'shingles';
  seed: number;
  /** The y of the first row. */
  top: number;
  rows: number;
  columns: number;
  columnPitch: number;
  rowPitch: number;
  width: number;
  length: number;
  /** How far scales rise above and fall below the roof's plane. */
  wave: number;
  /** How far the tips are tilted up. */
  pitch: number;
  /** The position of the missing scale. */
  gap: [row: number, column: number];
  colors: string[];
  /** The scale that has come off. */
  loose: { at: [x: number, y: number, z: number]; angle: number; pitch: number; size: number };
}

/** The parameters of `blender/arrangements/streams.py`: lines of feathers that run together toward one plate. */
export interface StreamsScene extends CommonScene {
  arrangement: 'streams';
  lines: number;
  /** The number of feathers of every line, or a number for each line. */
  feathersPerLine: number | number[];
  /** The direction of the first line, counterclockwise from the right. */
  firstAngle: number;
  /** The direction of the last line. */
  lastAngle: number;
  /** The distance from the origin to the first feather of a line. */
  innerRadius: number;
  featherWidth: number;
  /** How much wider each feather is than the one before, as a share of the first. */
  growth: number;
  /** The distance from one feather to the next, in widths. */
  spacing: number;
  /** How far a line swings to both sides. */
  swing: number;
  /** How much higher each feather is than the one before. */
  lift: number;
  /** Colors from the origin outward. */
  colors: string[];
  accentSize: number;
  accentPosition: [x: number, y: number, z: number];
  accentAngle: number;
}

/** The parameters of `blender/arrangements/terraces.py`: plumes laid on one another, each smaller. */
export interface TerracesScene extends CommonScene {
  arrangement: 'terraces';
  /** The size of the lowest plume. */
  size: number;
  /** The size of each next plume relative to the one below it. */
  shrink: number;
  /** How far each plume's sharp corner is to the right of and above that of the plume below it. */
  inset: number;
  thickness: number;
  /** Colors from the lowest to the highest. */
  colors: string[];
}
