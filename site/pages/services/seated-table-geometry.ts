import type { Seat } from './seat-colors.ts';

export interface Seating {
  /** The seat at the short side. */
  head?: Seat | undefined;
  /** The seats along the two long sides, the upper side first. */
  sides: Seat[];
}

interface SeatPosition {
  seat: Seat;
  x: number;
  y: number;
}

/** The radius of a seat. This and all other lengths are in the drawing's units. */
export const seatRadius = 37;

/** The length of the table for each seat along a side. */
const tableLengthPerSeat = 118;

/** The distance by which the seat of a person who joins later is farther from the table than other seats: that seat does not touch it. */
const joiningOffset = 26;

/** The table's left edge. */
const tableLeft = 60;

/** The table's upper edge. */
const tableTop = 58;

/** The length of the table's short sides. */
const tableDepth = 104;

/** The radius of the table's round corners. */
const tableCorner = 28;

/** The distance between the end of the table and the first seat. */
const tableEndMargin = 14;

/** The room to the right of the table for its drawn thickness. */
const edgeRight = 4;

/** The room below the lower seats for their drawn thickness. */
const edgeBelow = 6;

/** The height of the drawing of a table with its seats. */
export const drawingHeight = tableTop + tableDepth + tableTop + edgeBelow;

/** The start of the name on the table: the baseline of its upper line is above the middle. */
export const namePosition = { x: tableLeft + tableCorner, y: tableTop + tableDepth / 2 - 6 };

const seatsPerSide = (sides: Seat[]) => Math.ceil(sides.length / 2);

const tableLength = (sides: Seat[]) => 2 * tableEndMargin + tableLengthPerSeat * seatsPerSide(sides);

/** The width of the drawing of a table with its seats. */
export const drawingWidth = ({ sides }: Pick<Seating, 'sides'>) => tableLeft + tableLength(sides) + edgeRight;

/** The center of each seat, the one at the head first. The table covers about a fifth of a seat. */
export function seatPositions({ head, sides }: Seating): SeatPosition[] {
  const perSide = seatsPerSide(sides);
  const upperY = seatRadius;
  const lowerY = tableTop + tableDepth + tableTop - seatRadius;
  const alongSides = sides.map((seat, index): SeatPosition => {
    const offset = seat === 'joining' ? joiningOffset : 0;
    return {
      seat,
      x: tableLeft + tableEndMargin + tableLengthPerSeat * ((index % perSide) + 0.5),
      y: index < perSide ? upperY - offset : lowerY + offset,
    };
  });
  return head ? [{ seat: head, x: seatRadius, y: tableTop + tableDepth / 2 }, ...alongSides] : alongSides;
}

/** The outline of the table: a rectangle of which all corners but the lower left one are round, like a plume's. */
export function tabletopPath({ sides }: Pick<Seating, 'sides'>): string {
  const length = tableLength(sides);
  const r = tableCorner;
  const lowerLeft = `M${tableLeft} ${tableTop + tableDepth}`;
  const upperCorners = `v-${tableDepth - r}a${r} ${r} 0 0 1 ${r}-${r}h${length - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}`;
  return `${lowerLeft}${upperCorners}v${tableDepth - 2 * r}a${r} ${r} 0 0 1-${r} ${r}z`;
}
