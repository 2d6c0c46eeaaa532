import { classes } from '../../../ui/classes.ts';
import { Text } from '../../../ui/text.tsx';
import * as parts from './figure-parts.drawing.module.css';
import * as styles from './burndown-figure.drawing.module.css';

interface BurndownFigureProps {
  /** What the line shows, for screen readers. */
  label: string;
  /** The remaining work at the end of each day so far; the first value is the start. */
  left: number[];
  /** Total number of days. */
  days: number;
  from: string;
  to: string;
  note: string;
  /** The likely and the late completion dates. */
  forecast: string;
}

const width = 400;
const height = 110;

/** The remaining work, day by day, against an even pace. */
export function BurndownFigure({ label, left, days, from, to, note, forecast }: BurndownFigureProps) {
  const start = left[0] ?? 0;
  const x = (day: number) => Math.round((day / days) * width);
  const y = (value: number) => Math.round((1 - value / start) * height);
  const steps = left.map((value, day) => (day === 0 ? 'M0 0' : `H${x(day)}V${y(value)}`)).join('');
  const end = left.length - 1;
  return (
    <div>
      <div className={styles.plot}>
        <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          <path className={styles.axis} d={`M0 0V${height}H${width}`} />
          <path className={styles.pace} d={`M0 0L${width} ${height}`} />
          <path className={styles.line} d={steps} />
          <circle cx={x(end)} cy={y(left[end] ?? 0)} r="6" />
        </svg>
        <Text
          as="b"
          color="ink"
          block
          className={styles.note}
          style={{ left: `${(end / days) * 100}%`, bottom: `${((left[end] ?? 0) / start) * 100}%` }}
        >
          {note}
        </Text>
      </div>
      <p className={classes(parts.row, styles.days)}>
        <span>{from}</span>
        <span>{to}</span>
      </p>
      <p>
        <b>{forecast}</b>
      </p>
    </div>
  );
}
