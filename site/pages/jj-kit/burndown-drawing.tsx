import { classes } from '../../ui/classes.ts';
import { DayLabels, PointsAxis, type DayLabelsProps } from './burndown-axes.tsx';
import { burndownScale } from './burndown-scale.ts';
import { NoteNumber } from './note-number.tsx';
import * as styles from './burndown-drawing.drawing.module.css';

interface BurndownDrawingProps extends Omit<DayLabelsProps, 'scale'> {
  label: string;
  /** The remaining points at the start, and then at the end of each day. */
  remaining: number[];
  /** The day on which points were added. */
  dayAdded: number;
  /** The days to which the notes beside the chart belong, in the notes' order. */
  notedDays: number[];
  /** The screens that the drawing is for. The page's Markdown describes only the drawing for wide screens. */
  form: 'wide' | 'phone';
  className?: string | undefined;
}

/** The remaining points as steps from day to day, the ideal pace as a dotted line, and added points in a warm color. */
export function BurndownDrawing({
  label,
  remaining,
  dayAdded,
  notedDays,
  form,
  className,
  ...labels
}: BurndownDrawingProps) {
  const { width, height } = labels;
  const scale = burndownScale({ remaining, width, height });
  const { dayCount, x, y } = scale;
  const pointsOn = (day: number) => remaining[day] ?? 0;
  const steps = remaining
    .map((points, day) => (day === 0 ? `M${x(0)} ${y(points)}` : `H${x(day)}V${y(points)}`))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={classes(styles.chart, className)}
      role="img"
      aria-label={label}
      data-form={form}
    >
      <PointsAxis width={width} y={y} />
      <path d={`M${x(0)} ${y(pointsOn(0))}L${x(dayCount)} ${y(0)}`} className={styles.ideal} />
      <path d={steps} className={styles.steps} />
      <path d={`M${x(dayAdded)} ${y(pointsOn(dayAdded - 1))}V${y(pointsOn(dayAdded))}`} className={styles.added} />
      {notedDays.map((day, index) => (
        <NoteNumber
          key={day}
          number={index + 1}
          day={day}
          points={pointsOn(day)}
          isAboutAdded={day === dayAdded}
          scale={scale}
        />
      ))}
      <DayLabels {...labels} scale={scale} />
    </svg>
  );
}
