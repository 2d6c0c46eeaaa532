import * as styles from './clock-figure.module.css';

export interface ClockFigureProps {
  time: string;
  title: string;
  note: string;
}

/** A running time, and what it is for. */
export function ClockFigure({ time, title, note }: ClockFigureProps) {
  return (
    <p className={styles.clock}>
      <b className={styles.strong}>{time}</b>
      <strong className={styles.clockStrong}>{title}</strong>
      <span className={styles.label}>{note}</span>
    </p>
  );
}
