/**
 * The positions of the plates in a rendered picture, which workshop/drawing/ writes beside the picture. Lengths in scene units; the
 * plates are arranged around the scene's origin.
 */
export interface PlatesFile {
  /** The projection from the scene to the picture, whose corners are (-1, -1) and (1, 1): four rows of four. */
  camera: number[];
  /** The position of the key light. */
  lamp: number[];
  /** The flat color behind the plates, a #hex. */
  ground: string;
  /** The outline of every plate, from its root: at height a × length + b × width it extends c × width to either side. */
  levels: [a: number, b: number, c: number][];
  /**
   * At most 255, since plate-shaders.ts draws a plate's number as one byte. In overlapping order: each covers the next one
   * if both are equally wide. The numbers of each: root (x, y, z), rotation (a quaternion, w first), length, width, how much lower
   * the sides are than the middle, thickness.
   */
  plates: number[][];
}

/** A point in the picture, from its upper left corner, in shares of its width. */
export interface PicturePoint {
  x: number;
  y: number;
}

/** The point in the picture that shows a point in the scene; `ratio` is the picture's height divided by its width. */
export function project([x, y, z]: readonly number[], { camera }: PlatesFile, ratio: number): PicturePoint {
  const row = (start: number) =>
    camera[start]! * x! + camera[start + 1]! * y! + camera[start + 2]! * z! + camera[start + 3]!;
  const w = row(12);
  return { x: 0.5 + row(0) / w / 2, y: (0.5 - row(4) / w / 2) * ratio };
}

/** The length and the width of a plate. */
export const plateSize = (plate: readonly number[]) => ({ length: plate[7]!, width: plate[8]! });

/** The point in the scene at the distance `along` a plate from its root, and `across` from its center line. */
export function pointOnPlate(plate: readonly number[], along: number, across = 0): number[] {
  const [rx, ry, rz, w, x, y, z] = plate as [number, number, number, number, number, number, number];
  // Rotates p = (across, along, 0) by the quaternion (w, q): p + 2 q × (q × p + w p).
  const [a, b, c] = [-z * along + w * across, z * across + w * along, x * along - y * across];
  return [rx + across + 2 * (y * c - z * b), ry + along + 2 * (z * a - x * c), rz + 2 * (x * b - y * a)];
}
