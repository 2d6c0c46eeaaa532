/** What one product shows on its plate in a banner: its interface with less on it, in larger type. */
export interface Face {
  /** In CSS pixels. */
  width: number;
  height: number;
  /** Of the plate's corners in CSS pixels, from the upper right one counter-clockwise. */
  radii: Radii;
  /** Its own style sheet, from this folder. */
  styles: string;
  /** What stands in the body. An element with `data-raised="6"` becomes a piece of its own, 6 pixels high. */
  html: string;
}

export type Radii = [number, number, number, number];

/** A piece that stands on a plate; its place is counted from the plate's upper left corner. In CSS pixels. */
export interface Raised {
  left: number;
  top: number;
  width: number;
  height: number;
  rise: number;
  radii: Radii;
}

/** A face as it was photographed: a PNG and what stands out of it. */
export interface Photograph extends Omit<Face, 'styles' | 'html'> {
  image: string;
  raised: Raised[];
}
