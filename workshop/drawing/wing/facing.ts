import type { View } from './scene.ts';

interface Stand {
  width: number;
  height: number;
  /** The width of the plane z = 0 that the picture shows, in scene units. */
  across: number;
  /** The point of that plane at the picture's center. */
  middle: [x: number, y: number];
  /** The camera's offset from the center; plates show their sides toward it. */
  aside: [x: number, y: number];
  far: number;
}

const sensor = 36;

/** A camera that looks straight at the plane z = 0: what lies in it keeps its shape and measures, as in a drawing. */
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
