import type { CSSProperties } from 'react';
import { plumePath } from '../../sections/plume-path.ts';
import * as styles from './seated-table.drawing.module.css';

/** Whose seat it is: the client's lead, the client's people, ours, or that of one of ours who joins later. */
export type Seat = keyof typeof seatColors;

export const seatColors = {
  you: 'var(--sky)',
  yours: 'var(--azure)',
  ours: 'var(--chalk)',
  joining: 'var(--signal)',
} as const;
const groundColors = { mist: 'var(--mist)', deep: 'var(--cobalt)', peach: 'var(--peach)' } as const;
const faceOf = (color: string) => ({ '--face': color }) as CSSProperties;

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

/** In the drawing's units: half a seat, and the table's length per seat. */
const [half, pitch] = [37, 118];
/** How much lower the seat of somebody who joins later is drawn: on the lower side, clear of the table. */
const joiningOffset = 26;
/** The table's left and upper edges, and its depth. */
const [left, above, depth] = [60, 58, 104];

interface SeatPosition {
  seat: Seat;
  x: number;
  y: number;
}

/** The center of each seat, the one at the head first. The table hides about a fifth of a taken seat. */
function positionsOf({ head, sides }: Pick<SeatedTableProps, 'head' | 'sides'>): SeatPosition[] {
  const long = Math.ceil(sides.length / 2);
  const along = sides.map((seat, index): SeatPosition => ({
    seat,
    x: left + 14 + pitch * ((index % long) + 0.5),
    y: (index < long ? half : above + depth + above - half) + (seat === 'joining' ? joiningOffset : 0),
  }));
  return head ? [{ seat: head, x: half, y: above + depth / 2 }, ...along] : along;
}

const lengthOf = (sides: Seat[]) => 28 + pitch * Math.ceil(sides.length / 2);

/** The length of a table with its seats, in the drawing's units. */
export const unitsOf = ({ sides }: Pick<SeatedTableProps, 'sides'>) => left + lengthOf(sides) + 4;

/** A name without its last word, and that; one word stands alone on the second line. */
export function inTwoLines(name: string): [upper: string, lower: string] {
  const cut = Math.max(0, name.lastIndexOf(' '));
  return [name.slice(0, cut), name.slice(cut).trim()];
}

/** A table seen from above: each seat is a plate in the color of the person who sits there. */
export function SeatedTable({ name, label, ground, head, sides }: SeatedTableProps) {
  const positions = positionsOf({ head, sides });
  const length = lengthOf(sides);
  const [width, height] = [unitsOf({ sides }), above + depth + above + 6];
  const top = `M${left} ${above + depth}v-76a28 28 0 0 1 28-28h${length - 56}a28 28 0 0 1 28 28v48a28 28 0 0 1-28 28z`;
  const [upper, lower] = inTwoLines(name);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${name}: ${label}`}
      className={styles.table}
      style={{ '--units': width } as CSSProperties}
    >
      {positions.map(({ seat, x, y }, index) => (
        <g key={index} style={faceOf(seatColors[seat])} transform={`translate(${x} ${y}) scale(${half})`}>
          <path d={plumePath} transform="translate(.08 .14)" className={styles.edge} />
          <path d={plumePath} className={styles.face} />
        </g>
      ))}
      <g style={faceOf(groundColors[ground])}>
        <path d={top} transform="translate(4 8)" className={styles.edge} />
        <path d={top} className={styles.face} />
        <text x={left + 28} y={above + depth / 2 - 6} className={ground === 'deep' ? styles.light : styles.name}>
          {upper}
          <tspan x={left + 28} dy="30">
            {lower}
          </tspan>
        </text>
      </g>
    </svg>
  );
}
