import { roundedRect, scaleAndMove, type Outline } from '../paper/outlines.ts';
import type { Paper, Piece } from '../paper/paper-svg.ts';
import { transformPiece } from '../paper/transform-piece.ts';
import { portraitPaper, portraitSize } from './portrait-paper.ts';
import { people } from './people.ts';
import { closeOutline, sheet } from './shapes.ts';

const width = 918;
const height = 945;

/** Scales pieces, moves them to `x`, `y`, and raises them by `height` in the stack. */
const placePieces = (pieces: Piece[], x: number, y: number, scale: number, height: number): Piece[] =>
  pieces.map((piece) => ({
    ...transformPiece(piece, (outline) => scaleAndMove(outline, x, y, scale), scale),
    height: piece.height + height,
    lift: (piece.lift ?? piece.height) * scale,
  }));

/** The panes of the windows, in pixels. */
const pane = { size: 262, pitch: 292, left: 32, top: 196 };
const corners = [44, 44, 44, 8];
/** A pane's outline; rows and columns are counted from the first with people. */
const paneAt = (column: number, row: number): Outline =>
  roundedRect(pane.left + column * pane.pitch, pane.top + row * pane.pitch, pane.size, pane.size, corners);

/** A square of the building's front, with the pane cut out of it. */
const panel = (column: number, row: number): Outline => {
  const margin = (pane.pitch - pane.size) / 2;
  const [x, y] = [pane.left + column * pane.pitch - margin, pane.top + row * pane.pitch - margin];
  const outer = roundedRect(x, y, pane.pitch, pane.pitch);
  return [...closeOutline(outer), ...closeOutline(paneAt(column, row).reverse())];
};

/** A building in the evening: people behind the windows of two floors, nobody above and below them. */
const officeBuilding: Paper = {
  width,
  height,
  ground: '#0b1830',
  pieces: [
    ...[1, 2, 3, 4, 5, 6].flatMap((id, order) => {
      const person = people[`portrait/${id}`]!;
      const [column, row] = [order % 3, Math.floor(order / 3)];
      const [x, y] = [pane.left + column * pane.pitch, pane.top + row * pane.pitch];
      const cut = portraitPaper({ ...person, isCutOut: true });
      return [
        sheet(roundedRect(x - 12, y - 12, pane.size + 24, pane.size + 24), person.ground, row * 500 + column * 120),
        ...placePieces(cut.pieces, x, y, pane.size / portraitSize, row * 500 + column * 120 + 10),
      ];
    }),
    ...[-1, 0, 1, 2].flatMap((row) =>
      [-1, 0, 1, 2, 3].map((column) => sheet(panel(column, row), '#101d3d', 2000 + row * 10 + column, 18)),
    ),
    ...[-1, 2].flatMap((row) => [0, 1, 2].map((column) => sheet(paneAt(column, row), '#16265a', 2100, 3))),
  ],
};

/** The share pictures of pages whose heroes have no picture. */
export const sharePapers: Record<string, Paper> = { 'share-development-center': officeBuilding };
