/** Positions in scene units, z toward the viewer; angles in degrees. */
export type Point = [x: number, y: number, z: number];

export interface Lamp {
  at: Point;
  to: Point;
  size: number;
  power: number;
  color: string;
}

/** A camera and the size in pixels of the picture it takes; a crop of its own for phones is a camera of its own. */
export interface View {
  width: number;
  height: number;
  at: Point;
  to: Point;
  lens: number;
  /** Moves the picture in its frame, in shares of the longer side. */
  shift?: [x: number, y: number];
  roll?: number;
  /** Light on the ground: its middle in shares of width and height, how far it reaches in shares of the width. */
  glow?: { at: [x: number, y: number]; reach: number; color: string };
}

/** One set of plates. What an arrangement reads beside this is written down in `blender/arrangements.py`. */
export interface Scene {
  arrangement: string;
  /** The flat color that plates and shadows are laid on: the page's own ground at the picture's place. */
  ground: string;
  lamps: Lamp[];
  air: { color: string; strength: number };
  exposure?: number;
  /** Light paths a pixel, 64 where nothing is said; evenly lit flat plates are quiet with fewer. */
  samples?: number;
  /** Height of an unseen floor that takes shadows; without one plates hang before the ground. */
  floor?: number;
  /** What the floor's shadows darken to, a #hex. */
  shade?: string;
  /** A floor that is seen, in a color of the palette or a #hex: the light lies on it, so the picture's edges are not flat. */
  sheet?: { height: number; color: string };
  /** Plates that show the face of a product, a name of `../faces/faces.ts`. */
  screens?: { face: string; at: Point }[];
  [parameter: string]: unknown;
}

/** `name` and, when there is a crop for phones, `name-phone` are the masters. */
export interface Wing {
  name: string;
  /** Whether its page lets the plates move: `plates` writes where they lie. */
  moves?: boolean;
  /** Rendered larger and made smaller: for thin bright edges before dark, and for words. */
  fine?: boolean;
  scene: Scene;
  landscape: View;
  phone?: View;
}
