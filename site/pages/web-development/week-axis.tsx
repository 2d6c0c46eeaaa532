import * as styles from './week-axis.drawing.module.css';

export interface WeekAxisProps {
  /** Names week 1. */
  first: string;
  /** Names the dashed line after week 14 of 18. */
  release: string;
}

/** The weeks above a schedule, in whose columns they stand: every fourth, and the release. */
export function WeekAxis({ first, release }: WeekAxisProps) {
  return (
    <div className={styles.axis} aria-hidden="true">
      <div className={styles.part}>
        <span className={styles.label}>{first}</span>
        <span className={styles.label}>5</span>
        <span className={styles.label}>9</span>
        <span className={styles.label}>13</span>
        <span className={styles.label}>17</span>
        <b className={styles.strong}>{release}</b>
      </div>
    </div>
  );
}
