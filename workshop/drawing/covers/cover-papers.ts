import { scaleAndMove } from '../paper/outlines.ts';
import { palettes } from '../paper/palettes.ts';
import type { Paper, Piece } from '../paper/paper-svg.ts';
import { transformPiece } from '../paper/transform-piece.ts';
import type { Cover } from './cover.ts';

/** A picture that shows a cover's motif. Lengths in pixels. */
interface Canvas {
  width: number;
  height: number;
  /** The x of the motif's center. */
  x: number;
  /** The y of the motif's center. */
  y: number;
  /** The motif's scale relative to the cover. */
  scale: number;
  /** The lamp's position in shares of width and height: near the motif, so that the ground behind text is even. */
  light: readonly [x: number, y: number];
}

const canvases: Record<'cover' | 'hero' | 'tablet' | 'phone', Canvas> = {
  cover: { width: 1600, height: 900, x: 800, y: 450, scale: 1, light: [0.14, 0.04] },
  hero: {
    width: 1920,
    height: 720,
    x: 1306,
    y: 400,
    scale: 0.7,
    light: [0.52, 0],
  },
  // Tablets crop the width, which is the same as the hero's, to the part around the motif.
  tablet: {
    width: 1920,
    height: 886,
    x: 960,
    y: 280,
    scale: 0.48,
    light: [0.42, 0],
  },
  phone: {
    width: 780,
    height: 1040,
    x: 390,
    y: 322,
    scale: 0.54,
    light: [0.2, 0],
  },
};

/** Places a piece of the motif on a canvas. */
const placeOn = (piece: Piece, { x, y, scale }: Canvas): Piece => ({
  ...transformPiece(piece, (outline) => scaleAndMove(outline, x, y, scale), scale),
  lift: (piece.lift ?? piece.height) * scale,
});

/** The pictures of one article: cover, hero and the hero's crops for tablets and phones, by the names of their masters. */
export function coverPapers(article: string, cover: Cover): { name: string; paper: Paper }[] {
  const palette = palettes[cover.ground];
  const paper = (kind: keyof typeof canvases): Paper => {
    const canvas =
      kind === 'hero' ? { ...canvases.hero, x: canvases.hero.x + (cover.heroShiftX ?? 0) } : canvases[kind];
    const { width, height, light } = canvas;
    return {
      width,
      height,
      light,
      ground: palette.ground,
      pieces: cover.motif(palette).map((piece) => placeOn(piece, canvas)),
    };
  };
  return [
    { name: `cover-${article}`, paper: paper('cover') },
    { name: `hero-${article}`, paper: paper('hero') },
    { name: `hero-${article}-tablet`, paper: paper('tablet') },
    { name: `hero-${article}-phone`, paper: paper('phone') },
  ];
}
