/** Positions in scene units, z toward the viewer; angles in degrees. */
export type Point = [x: number, y: number, z: number];

export interface Lamp {
  at: Point;
  to: Point;
  size: number;
  power: number;
  color: string;
}

/** A camera and the size of its picture in pixels. A crop for phones is a view of its own. */
export interface View {
  width: number;
  height: number;
  at: Point;
  to: Point;
  lens: number;
  /** Blender's lens shift, in shares of the longer side. */
  shift?: [x: number, y: number];
  roll?: number;
  /** Light on the ground: its center in shares of width and height, its radius in shares of the width. */
  glow?: { at: [x: number, y: number]; reach: number; color: string };
}

/** What every arrangement of plates takes. */
export interface CommonScene {
  arrangement: string;
  /** The flat background color: that of the page behind the picture. */
  ground: string;
  lamps: Lamp[];
  air: { color: string; strength: number };
  exposure?: number;
  /** Light paths per pixel, 64 by default; evenly lit flat plates need fewer. */
  samples?: number;
  /** The height of an invisible floor that catches shadows; none by default. */
  floor?: number;
  /** The color of the floor's shadows, a #hex. */
  shade?: string;
  /** A visible floor, in a color of the palette or a #hex. Light falls on it, so the picture's edges are not one flat color. */
  sheet?: { height: number; color: string };
  /** Plates that show the face of a product, by its name in `../faces/faces.ts`. */
  screens?: { face: string; at: Point }[];
}

/** One set of plates. `blender/arrangements/` documents the other parameters; those of fans are a type, `FanScene`. */
export interface Scene extends CommonScene {
  [parameter: string]: unknown;
}

/** The masters are `name` and, if there is a crop for phones, `name-phone`. */
export interface Wing {
  name: string;
  /** Whether the plates move on their page: then the command `plates` writes their positions. */
  moves?: boolean;
  /** Rendered larger and scaled down: for thin bright edges on dark, and for text. */
  fine?: boolean;
  scene: Scene;
  landscape: View;
  phone?: View;
}
