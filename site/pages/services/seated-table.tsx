import type { CSSProperties } from 'react';
import { plumePath } from '../../sections/plume-path.ts';
import * as styles from './seated-table.drawing.module.css';

/** Whose seat it is: the client's lead's, the client's people's, ours, or that of somebody of ours who joins later. */
export type Seat = keyof typeof seatColors;

export const seatColors = {
  you: 'var(--sky)',
  yours: 'var(--azure)',
  ours: 'var(--chalk)',
  joining: 'var(--signal)',
} as const;
const groundColors = { mist: 'var(--mist)', deep: 'var(--cobalt)', peach: 'var(--peach)' } as const;
const faceStyle = (color: string) => ({ '--face': color }) as CSSProperties;

export interface SeatedTableProps {
  name: string;
  /** Who sits there, for screen readers. */
  label: string;
  ground: keyof typeof groundColors;
  /** The seat at the short side. */
  head?: Seat | undefined;
  /** The seats along the two long sides, the upper side first. */
  sides: Seat[];
}

/** All lengths are in the drawing's units. */
const halfSeat = 37;
const tableLengthPerSeat = 118;
/** How much farther down the seat of somebody who joins later is drawn: clear of the table, on its lower side. */
const joiningOffset = 26;
/** The table's left and upper edges, and its depth. */
const tableLeft = 60;
const tableTop = 58;
const tableDepth = 104;
const tableCorner = 28;
/** Between the end of the table and the first seat. */
const tableEndMargin = 14;
/** To the right of the table and below the seats, where the thickness of table and seats is drawn. */
const edgeRight = 4;
const edgeBelow = 6;

interface SeatPosition {
  seat: Seat;
  x: number;
  y: number;
}

const seatsPerSide = (sides: Seat[]) => Math.ceil(sides.length / 2);

/** The center of each seat, the one at the head first. The table covers about a fifth of a seat. */
function positionsOf({ head, sides }: Pick<SeatedTableProps, 'head' | 'sides'>): SeatPosition[] {
  const perSide = seatsPerSide(sides);
  const upperY = halfSeat;
  const lowerY = tableTop + tableDepth + tableTop - halfSeat;
  const alongSides = sides.map((seat, index): SeatPosition => ({
    seat,
    x: tableLeft + tableEndMargin + tableLengthPerSeat * ((index % perSide) + 0.5),
    y: (index < perSide ? upperY : lowerY) + (seat === 'joining' ? joiningOffset : 0),
  }));
  return head ? [{ seat: head, x: halfSeat, y: tableTop + tableDepth / 2 }, ...alongSides] : alongSides;
}

const tableLength = (sides: Seat[]) => 2 * tableEndMargin + tableLengthPerSeat * seatsPerSide(sides);

/** The width of the drawing of a table with its seats, in the drawing's units. */
export const drawingWidth = ({ sides }: Pick<SeatedTableProps, 'sides'>) => tableLeft + tableLength(sides) + edgeRight;

/** A name's last word, and on a line above it the words before; '' if there is only one word. */
export function inTwoLines(name: string): [upper: string, lower: string] {
  const lastSpace = Math.max(0, name.lastIndexOf(' '));
  return [name.slice(0, lastSpace), name.slice(lastSpace).trim()];
}

/** A rectangle of which all corners but the lower left one are round, like a plume's. */
function tabletopPath(length: number): string {
  const r = tableCorner;
  const lowerLeft = `M${tableLeft} ${tableTop + tableDepth}`;
  const upperCorners = `v-${tableDepth - r}a${r} ${r} 0 0 1 ${r}-${r}h${length - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}`;
  return `${lowerLeft}${upperCorners}v${tableDepth - 2 * r}a${r} ${r} 0 0 1-${r} ${r}z`;
}

/** A table seen from above: each seat is a plate in the color of the person who sits there. */
export function SeatedTable({ name, label, ground, head, sides }: SeatedTableProps) {
  const positions = positionsOf({ head, sides });
  const width = drawingWidth({ sides });
  const height = tableTop + tableDepth + tableTop + edgeBelow;
  const tabletop = tabletopPath(tableLength(sides));
  const [upper, lower] = inTwoLines(name);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${name}: ${label}`}
      className={styles.table}
      style={{ '--drawing-width': width } as CSSProperties}
    >
      {positions.map(({ seat, x, y }, index) => (
        <g key={index} style={faceStyle(seatColors[seat])} transform={`translate(${x} ${y}) scale(${halfSeat})`}>
          <path d={plumePath} transform="translate(.08 .14)" className={styles.edge} />
          <path d={plumePath} className={styles.face} />
        </g>
      ))}
      <g style={faceStyle(groundColors[ground])}>
        <path d={tabletop} transform="translate(4 8)" className={styles.edge} />
        <path d={tabletop} className={styles.face} />
        <text
          x={tableLeft + tableCorner}
          y={tableTop + tableDepth / 2 - 6}
          className={ground === 'deep' ? styles.light : styles.name}
        >
          {upper}
          <tspan x={tableLeft + tableCorner} dy="30">
            {lower}
          </tspan>
        </text>
      </g>
    </svg>
  );
}
