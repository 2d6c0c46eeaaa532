import type { CSSProperties } from 'react';
import * as styles from './week-axis.drawing.module.css';

export interface WeekAxisProps {
  /** The label of week 1. */
  first: string;
  /** The label of the dashed line after week 14 of 18. */
  release: string;
}

const labeledWeeks = [1, 5, 9, 13, 17];

/** The axis above a schedule of 18 weeks: the number of every fourth week, and the release. */
export function WeekAxis({ first, release }: WeekAxisProps) {
  return (
    <div className={styles.axis} aria-hidden="true">
      <div className={styles.weeks}>
        {labeledWeeks.map((week) => (
          <span className={styles.week} key={week} style={{ '--week': week } as CSSProperties}>
            {week === 1 ? first : week}
          </span>
        ))}
        <b className={styles.release}>{release}</b>
      </div>
    </div>
  );
}
