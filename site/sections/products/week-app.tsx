import { Caption } from '../../ui/caption.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './week-app.module.css';
import { WeekOfShifts, type Week } from './week-of-shifts.tsx';

export interface WeekAppProps {
  name: string;
  views: string[];
  range: string;
  totals: { name: string; value: string }[];
  approve: string;
  caption: string;
  week: Week;
}

/** The week as it stands in its window, rising into the hero above. */
export function WeekApp({ name, views, range, totals, approve, caption, week }: WeekAppProps) {
  return (
    <Wrap>
      <figure className={styles.app}>
        <div className={styles.part}>
          <div className={styles.bar}>
            <b className={styles.strong}>{name}</b>
            <span className={styles.label}>
              {views.map((view) => (
                <i className={classes(styles.sign, styles.barSign)} key={view}>
                  {view}
                </i>
              ))}
            </span>
            {range}
          </div>
          <WeekOfShifts {...week} />
          <div className={styles.foot}>
            {totals.map((total) => (
              <span key={total.name}>
                <b className={styles.footStrong}>{total.value}</b> {total.name}
              </span>
            ))}
            <i className={classes(styles.sign, styles.footSign)}>{approve}</i>
          </div>
        </div>
        <Caption>{caption}</Caption>
      </figure>
    </Wrap>
  );
}
