import { classes } from '../../ui/classes.ts';
import * as styles from './burndown-drawing.drawing.module.css';

interface BurndownDrawingProps {
  label: string;
  /** Points remaining at the end of each day, starting with the initial number. */
  left: number[];
  /** The day on which points were added. */
  added: number;
  /** Days that carry a number, in order. */
  marks: number[];
  start: string;
  day: string;
  /** In pixels; the drawing is made for one width. */
  width: number;
  height: number;
  /** Days between two labels. */
  every: number;
  className?: string | undefined;
}

const axis = 32;
const foot = 34;

/** Remaining points as steps from day to day, the ideal pace dotted, added points in a warm color. */
export function BurndownDrawing({
  label,
  left,
  added,
  marks,
  start,
  day,
  width,
  height,
  every,
  className,
}: BurndownDrawingProps) {
  const days = left.length - 1;
  const x = (dayNumber: number) => Math.round(axis + ((width - axis - 10) / days) * dayNumber);
  const y = (points: number) => Math.round(height - foot - ((height - foot - 30) / 45) * points);
  const steps = left
    .map((points, dayNumber) => (dayNumber ? `H${x(dayNumber)}V${y(points)}` : `M${x(0)} ${y(points)}`))
    .join('');
  /** A number is above its point, but left of the last one, onto which the line comes down from above. */
  const centerOf = (dayNumber: number) =>
    dayNumber === days
      ? { cx: x(dayNumber) - 26, cy: y(left[dayNumber] ?? 0) }
      : { cx: x(dayNumber), cy: y(left[dayNumber] ?? 0) - 26 };
  const labeled = left.map((_, dayNumber) => dayNumber).filter((dayNumber) => dayNumber % every === 0);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={`${styles.chart} ${className}`} role="img" aria-label={label}>
      {[0, 10, 20, 30, 40].map((points) => (
        <g key={points}>
          <path d={`M${axis} ${y(points)}H${width}`} stroke={points ? 'var(--line)' : 'var(--ink)'} />
          <text className={styles.label} x={axis - 10} y={y(points) + 5} textAnchor="end">
            {points}
          </text>
        </g>
      ))}
      <path d={`M${x(0)} ${y(left[0] ?? 0)}L${x(days)} ${y(0)}`} className={styles.ideal} />
      <path d={steps} className={styles.steps} />
      <path d={`M${x(added)} ${y(left[added - 1] ?? 0)}V${y(left[added] ?? 0)}`} className={styles.added} />
      {marks.map((dayNumber, index) => (
        <g key={dayNumber} className={dayNumber === added ? styles.addedMark : styles.mark}>
          <circle className={styles.dot} {...centerOf(dayNumber)} r="14" />
          <text
            className={classes(styles.label, styles.number)}
            x={centerOf(dayNumber).cx}
            y={centerOf(dayNumber).cy + 5.5}
            textAnchor="middle"
          >
            {index + 1}
          </text>
        </g>
      ))}
      {labeled.map((dayNumber) => (
        <text
          className={styles.label}
          key={dayNumber}
          x={dayNumber === days ? width : x(dayNumber)}
          y={height - 8}
          textAnchor={dayNumber ? (dayNumber === days ? 'end' : 'middle') : 'start'}
        >
          {dayNumber ? `${day} ${dayNumber}` : start}
        </text>
      ))}
    </svg>
  );
}
