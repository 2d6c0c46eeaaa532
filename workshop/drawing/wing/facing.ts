import type { View } from './scene.ts';

interface FacingOptions {
  width: number;
  height: number;
  /** The width of the plane z = 0 that the picture shows, in scene units. */
  planeWidth: number;
  /** The point of that plane at the picture's center. */
  center: [x: number, y: number];
  /** The camera's offset from the center; plates show their sides toward it. */
  offset: [x: number, y: number];
  /** From the plane to the camera. */
  distance: number;
}

/** The width of Blender's default sensor, in millimeters. */
const sensorWidth = 36;

/** A camera that looks straight at the plane z = 0: what lies in it keeps its shape and proportions, as in a drawing. */
export function facing({ width, height, planeWidth, center, offset, distance }: FacingOptions): View {
  const longerSide = (planeWidth * Math.max(width, height)) / width;
  const [x, y] = [center[0] + offset[0], center[1] + offset[1]];
  return {
    width,
    height,
    at: [x, y, distance],
    to: [x, y, 0],
    lens: (sensorWidth * distance) / longerSide,
    shift: [-offset[0] / longerSide, -offset[1] / longerSide],
  };
}
