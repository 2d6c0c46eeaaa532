import type { CommonScene } from './scene.ts';

/** Rings of feathers around one point. Lengths in scene units, angles in degrees. */
export interface Fan {
  /** Where each ring begins, counterclockwise from the right. */
  firstAngle: number;
  /** Where each ring ends. */
  lastAngle: number;
  /** The height from one ring to the next, which is above it. */
  ringSpacing: number;
  /** How far each feather is turned about its own length. */
  roll: number;
  /** How much longer the feathers in the middle of a ring are: a share of their length. */
  swell: number;
  /** The feather in the signal color, both counted from 0; null if none is. */
  accent: [ring: number, feather: number] | null;
  /** From the outermost to the innermost. */
  rings: FanRing[];
}

/** The parameters of `blender/arrangements/fan.py`. */
export interface FanScene extends CommonScene, Fan {
  arrangement: 'fan';
}

interface FanRing {
  /** From the center to the tips. */
  radius: number;
  /** The length of a feather. */
  length: number;
  width: number;
  count: number;
  /** How far the tips are tilted down. */
  pitch: number;
  /** How far the long edges are below the middle. */
  cup: number;
  /** Repeated around the ring. */
  colors: string[];
  /** Stripes across a feather, as shares of its length. */
  bars?: [start: number, end: number][];
  /** The interval of feathers that have `bars`: 3 for every third one. */
  barEvery?: number;
}
