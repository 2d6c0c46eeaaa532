import { labelWidth, type Scale } from './burndown-scale.ts';
import * as styles from './burndown-drawing.drawing.module.css';

interface PointsAxisProps extends Pick<Scale, 'y'> {
  /** The width of the drawing in pixels. */
  width: number;
}

export interface DayLabelsProps {
  /** The label of the start. */
  start: string;
  /** The word before the number of a day. */
  day: string;
  /** The width of the drawing in pixels. */
  width: number;
  /** The height of the drawing in pixels. */
  height: number;
  /** Days between two labels. */
  labelInterval: number;
  scale: Scale;
}

/** The numbers of points on the axis. */
const tickPoints = [0, 10, 20, 30, 40];

/** Pixels from the middle of a line of labels to its baseline. */
const labelBaseline = 5;

/** Pixels between the labels of the points and the plot. */
const labelGap = 10;

/** Pixels between the baseline of the days' labels and the lower edge. */
const dayLabelBottom = 8;

/** The lines of the points on the axis, with their labels. */
export const PointsAxis = ({ width, y }: PointsAxisProps) =>
  tickPoints.map((points) => (
    <g key={points}>
      <path d={`M${labelWidth} ${y(points)}H${width}`} stroke={points === 0 ? 'var(--ink)' : 'var(--line)'} />
      <text className={styles.label} x={labelWidth - labelGap} y={y(points) + labelBaseline} textAnchor="end">
        {points}
      </text>
    </g>
  ));

/** The labels of the days below the axis; the first and the last do not extend beyond the drawing. */
export function DayLabels({
  start,
  day: dayWord,
  width,
  height,
  labelInterval,
  scale: { dayCount, x },
}: DayLabelsProps) {
  const labeledDays = Array.from({ length: dayCount + 1 }, (_, day) => day).filter((day) => day % labelInterval === 0);
  const anchorOf = (day: number) => {
    if (day === 0) return 'start';
    return day === dayCount ? 'end' : 'middle';
  };
  return labeledDays.map((day) => (
    <text
      className={styles.label}
      key={day}
      x={day === dayCount ? width : x(day)}
      y={height - dayLabelBottom}
      textAnchor={anchorOf(day)}
    >
      {day === 0 ? start : `${dayWord} ${day}`}
    </text>
  ));
}
