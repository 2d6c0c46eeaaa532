/** A product's interface on its plate in a banner: with less content, in larger type. Lengths in CSS pixels. */
export interface Face {
  width: number;
  height: number;
  /** The plate's corners, counterclockwise from the upper right. */
  radii: Radii;
  /** Its own style sheet, from this folder. */
  styles: string;
  /** The content of the body. An element with `data-raised="6"` becomes a separate piece, 6 pixels high. */
  html: string;
}

export type Radii = [number, number, number, number];

/** A piece on a plate, positioned from the plate's upper left corner. In CSS pixels. */
export interface RaisedPiece {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The height of the piece above the plate. */
  rise: number;
  radii: Radii;
}

/** A rendered face: a PNG and its raised pieces. */
export interface RenderedFace extends Omit<Face, 'styles' | 'html'> {
  /** The path of the PNG. */
  image: string;
  raised: RaisedPiece[];
}
