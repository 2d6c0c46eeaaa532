import type { CSSProperties } from 'react';
import { plumePath } from '../../sections/plume-path.ts';
import { seatColors } from './seat-colors.ts';
import {
  drawingHeight,
  drawingWidth,
  namePosition,
  seatPositions,
  seatRadius,
  tabletopPath,
  type Seating,
} from './seated-table-geometry.ts';
import * as styles from './seated-table.drawing.module.css';

export interface SeatedTableProps extends Seating {
  name: string;
  /** The people who sit at the table, for screen readers. */
  label: string;
  background: keyof typeof backgroundColors;
}

const backgroundColors = { mist: 'var(--mist)', deep: 'var(--cobalt)', peach: 'var(--peach)' } as const;

const faceStyle = (color: string) => ({ '--face': color }) as CSSProperties;

/** Splits a name before its last word, which has a line to itself; the upper line is '' if the name is one word. */
export function splitLastWord(name: string): [upper: string, lower: string] {
  const lastSpace = Math.max(0, name.lastIndexOf(' '));
  return [name.slice(0, lastSpace), name.slice(lastSpace).trim()];
}

/** A table seen from above: each seat is a plate in the color of the person who sits there. */
export function SeatedTable({ name, label, background, head, sides }: SeatedTableProps) {
  const width = drawingWidth({ sides });
  const tabletop = tabletopPath({ sides });
  const [upper, lower] = splitLastWord(name);
  return (
    <svg
      viewBox={`0 0 ${width} ${drawingHeight}`}
      role="img"
      aria-label={`${name}: ${label}`}
      className={styles.table}
      style={{ '--drawing-width': width } as CSSProperties}
    >
      {seatPositions({ head, sides }).map(({ seat, x, y }, index) => (
        <g key={index} style={faceStyle(seatColors[seat])} transform={`translate(${x} ${y}) scale(${seatRadius})`}>
          <path d={plumePath} transform="translate(.08 .14)" className={styles.edge} />
          <path d={plumePath} className={styles.face} />
        </g>
      ))}
      <g style={faceStyle(backgroundColors[background])}>
        <path d={tabletop} transform="translate(4 8)" className={styles.edge} />
        <path d={tabletop} className={styles.face} />
        <text {...namePosition} className={background === 'deep' ? styles.light : styles.name}>
          {upper}
          <tspan x={namePosition.x} dy="30">
            {lower}
          </tspan>
        </text>
      </g>
    </svg>
  );
}
