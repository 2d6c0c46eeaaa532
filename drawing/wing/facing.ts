import type { View } from './scene.ts';

interface Stand {
  width: number;
  height: number;
  /** What the picture's width shows of the plane z = 0, in scene units. */
  across: number;
  /** The point of that plane in the picture's middle. */
  middle: [x: number, y: number];
  /** How far the camera stands aside of the middle; sides of plates show toward it. */
  aside: [x: number, y: number];
  far: number;
}

const sensor = 36;

/** A camera that looks straight at the plane z = 0: what lies in it keeps its form and measures, as on a drawing. */
export function facing({ width, height, across, middle: [x, y], aside: [dx, dy], far }: Stand): View {
  const longer = (across * Math.max(width, height)) / width;
  return {
    width,
    height,
    at: [x + dx, y + dy, far],
    to: [x + dx, y + dy, 0],
    lens: (sensor * far) / longer,
    shift: [-dx / longer, -dy / longer],
  };
}
