import { classes } from '../../ui/classes.ts';
import type { Scale } from './burndown-scale.ts';
import * as styles from './burndown-drawing.drawing.module.css';

interface NoteNumberProps {
  number: number;
  day: number;
  /** The remaining points on that day. */
  points: number;
  /** Whether the note is about points that were added. */
  isAboutAdded: boolean;
  scale: Scale;
}

/** The radius of a note's circle in pixels. */
const noteRadius = 14;

/** Pixels between the center of a note's circle and the point of its day. */
const noteDistance = 26;

/** Pixels from the middle of a number to its baseline. */
const numberBaseline = 5.5;

/**
 * The number of a note, above the point of its day. On the last day it is to the left of the point, onto which the line comes
 * down from above.
 */
export function NoteNumber({ number, day, points, isAboutAdded, scale }: NoteNumberProps) {
  const x = scale.x(day);
  const y = scale.y(points);
  const [centerX, centerY] = day === scale.dayCount ? [x - noteDistance, y] : [x, y - noteDistance];
  return (
    <g className={isAboutAdded ? styles.addedNote : styles.note}>
      <circle className={styles.dot} cx={centerX} cy={centerY} r={noteRadius} />
      <text
        className={classes(styles.label, styles.number)}
        x={centerX}
        y={centerY + numberBaseline}
        textAnchor="middle"
      >
        {number}
      </text>
    </g>
  );
}
