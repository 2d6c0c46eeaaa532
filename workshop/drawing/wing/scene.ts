/** A position in scene units; z points toward the viewer. */
export type Point = [x: number, y: number, z: number];

/** A square area light. */
export interface Lamp {
  /** The lamp's position. */
  at: Point;
  /** The point that the lamp shines at. */
  to: Point;
  /** The length of a side, in scene units. */
  size: number;
  /** The power in watts. */
  power: number;
  /** A #hex. */
  color: string;
}

/** A camera and the size of its picture in pixels. A crop for phones is a separate view. */
export interface View {
  width: number;
  height: number;
  /** The camera's position. */
  at: Point;
  /** The point that the camera looks at. */
  to: Point;
  /** The focal length in millimeters, on a sensor 36 mm wide. */
  lens: number;
  /** Blender's lens shift, in shares of the longer side. */
  shift?: [x: number, y: number];
  /** Light on the ground: its center in shares of width and height, its radius in shares of the width. */
  glow?: { at: [x: number, y: number]; reach: number; color: string };
}

/** The parameters of every arrangement of plates. Colors are names of `blender/colors.py` or #hex. */
export interface CommonScene {
  arrangement: string;
  /** The flat background color, a #hex: the color of the page behind the picture. */
  ground: string;
  lamps: Lamp[];
  /** Light from everywhere; its color is a #hex. */
  ambient: { color: string; strength: number };
  /** The factor by which the rendered light is brightened; 1 by default. */
  exposure?: number;
  /** Light paths per pixel; by default 64, or 16 if the picture is supersampled. Evenly lit flat plates need fewer. */
  samples?: number;
  /** The height of an invisible floor that catches shadows; none by default. */
  floor?: number;
  /** The color of the floor's shadows, a #hex. */
  shadowColor?: string;
  /** A visible floor. Light falls on it, so the picture's edges are not one flat color. */
  sheet?: { height: number; color: string };
}
