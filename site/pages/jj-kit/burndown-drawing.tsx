import { classes } from '../../ui/classes.ts';
import * as styles from './burndown-drawing.drawing.module.css';

interface BurndownDrawingProps {
  label: string;
  /** The remaining points at the start, and then at the end of each day. */
  remaining: number[];
  /** The day on which points were added. */
  added: number;
  /** The days to which the notes beside the chart belong, in the notes' order. */
  notedDays: number[];
  /** The label of the start, and the word before the number of a day. */
  start: string;
  day: string;
  /** In pixels; the drawing is made for one width. */
  width: number;
  height: number;
  /** Days between two labels of the axis. */
  labelInterval: number;
  className?: string | undefined;
}

/** The room for the labels on the left and below, and between the plot and the right and upper edges. In pixels. */
const labelWidth = 32;
const labelHeight = 34;
const rightMargin = 10;
const topMargin = 30;

/** The points on the axis, and the number of points at its upper end. */
const tickPoints = [0, 10, 20, 30, 40];
const maxPoints = 45;

const noteRadius = 14;
/** From a day's point in the chart to the center of the note's number. */
const noteDistance = 26;

/** From the middle of a line of labels or numbers to its baseline. */
const labelBaseline = 5;
const numberBaseline = 5.5;

interface Scale {
  /** The number of days. */
  days: number;
  x: (day: number) => number;
  y: (points: number) => number;
}

function scaleOf({ remaining, width, height }: BurndownDrawingProps): Scale {
  const days = remaining.length - 1;
  return {
    days,
    x: (day) => Math.round(labelWidth + ((width - labelWidth - rightMargin) / days) * day),
    y: (points) => Math.round(height - labelHeight - ((height - labelHeight - topMargin) / maxPoints) * points),
  };
}

/** The lines of the points on the axis, with their labels. */
const PointsAxis = ({ width, y }: { width: number } & Pick<Scale, 'y'>) =>
  tickPoints.map((points) => (
    <g key={points}>
      <path d={`M${labelWidth} ${y(points)}H${width}`} stroke={points === 0 ? 'var(--ink)' : 'var(--line)'} />
      <text className={styles.label} x={labelWidth - 10} y={y(points) + labelBaseline} textAnchor="end">
        {points}
      </text>
    </g>
  ));

/** The labels of the days below the axis; the first and the last do not extend beyond the drawing. */
function DayLabels({ drawing, scale: { days, x } }: { drawing: BurndownDrawingProps; scale: Scale }) {
  const { start, day: dayWord, width, height, labelInterval } = drawing;
  const labeledDays = Array.from({ length: days + 1 }, (_, day) => day).filter((day) => day % labelInterval === 0);
  const anchorOf = (day: number) => {
    if (day === 0) return 'start';
    return day === days ? 'end' : 'middle';
  };
  return labeledDays.map((day) => (
    <text
      className={styles.label}
      key={day}
      x={day === days ? width : x(day)}
      y={height - 8}
      textAnchor={anchorOf(day)}
    >
      {day === 0 ? start : `${dayWord} ${day}`}
    </text>
  ));
}

interface NoteNumberProps {
  number: number;
  day: number;
  drawing: BurndownDrawingProps;
  scale: Scale;
}

/**
 * The number of a note, above the point of its day. On the last day it is to the left of the point, onto which the line comes
 * down from above.
 */
function NoteNumber({ number, day, drawing, scale }: NoteNumberProps) {
  const { remaining, added } = drawing;
  const x = scale.x(day);
  const y = scale.y(remaining[day] ?? 0);
  const [centerX, centerY] = day === scale.days ? [x - noteDistance, y] : [x, y - noteDistance];
  return (
    <g className={day === added ? styles.addedNote : styles.note}>
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

/** The remaining points as steps from day to day, the ideal pace as a dotted line, and added points in a warm color. */
export function BurndownDrawing(props: BurndownDrawingProps) {
  const { label, remaining, added, notedDays, width, height, className } = props;
  const scale = scaleOf(props);
  const { days, x, y } = scale;
  const pointsOn = (day: number) => remaining[day] ?? 0;
  const steps = remaining
    .map((points, day) => (day === 0 ? `M${x(0)} ${y(points)}` : `H${x(day)}V${y(points)}`))
    .join('');
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={classes(styles.chart, className)} role="img" aria-label={label}>
      <PointsAxis width={width} y={y} />
      <path d={`M${x(0)} ${y(pointsOn(0))}L${x(days)} ${y(0)}`} className={styles.ideal} />
      <path d={steps} className={styles.steps} />
      <path d={`M${x(added)} ${y(pointsOn(added - 1))}V${y(pointsOn(added))}`} className={styles.added} />
      {notedDays.map((day, index) => (
        <NoteNumber key={day} number={index + 1} day={day} drawing={props} scale={scale} />
      ))}
      <DayLabels drawing={props} scale={scale} />
    </svg>
  );
}
