import { classes } from '../../../ui/classes.ts';
import { Text } from '../../../ui/text.tsx';
import * as parts from './figure-parts.drawing.module.css';
import * as styles from './burndown-figure.drawing.module.css';

interface BurndownFigureProps {
  /** The line's description for screen readers. */
  label: string;
  /** The remaining work at the start, and then at the end of each day so far. */
  remaining: number[];
  /** The total number of days. */
  days: number;
  from: string;
  to: string;
  note: string;
  /** The likely and the late completion dates. */
  forecast: string;
}

/** The width of the plot, in the drawing's units. */
const width = 400;

/** The height of the plot, in the drawing's units. */
const height = 110;

/** The remaining work, day by day, against an even pace. */
export function BurndownFigure({ label, remaining, days, from, to, note, forecast }: BurndownFigureProps) {
  const initialWork = remaining[0] ?? 0;
  const remainingWork = remaining.at(-1) ?? 0;
  const today = remaining.length - 1;
  const previousWork = remaining.at(-2) ?? remainingWork;
  /** The day from which the remaining work stayed the same until the last step. */
  const unchangedSince = remaining.slice(0, -1).findLastIndex((work) => work !== previousWork) + 1;
  const x = (day: number) => Math.round((day / days) * width);
  const y = (work: number) => Math.round((1 - work / initialWork) * height);
  const steps = remaining.map((work, day) => (day === 0 ? 'M0 0' : `H${x(day)}V${y(work)}`)).join('');
  return (
    <div>
      <div className={styles.plot}>
        <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          <path className={styles.axis} d={`M0 0V${height}H${width}`} />
          <path className={styles.pace} d={`M0 0L${width} ${height}`} />
          <path className={styles.line} d={steps} />
          <circle cx={x(today)} cy={y(remainingWork)} r="6" />
        </svg>
        <Text
          as="b"
          color="ink"
          block
          className={styles.note}
          style={{ left: `${(unchangedSince / days) * 100}%`, bottom: `${(previousWork / initialWork) * 100}%` }}
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
