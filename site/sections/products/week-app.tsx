import { Wrap } from '../../ui/wrap.tsx';
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
        <div>
          <div className={styles.bar}>
            <b>{name}</b>
            <span>
              {views.map((view) => (
                <i key={view}>{view}</i>
              ))}
            </span>
            {range}
          </div>
          <WeekOfShifts {...week} />
          <div className={styles.foot}>
            {totals.map((total) => (
              <span key={total.name}>
                <b>{total.value}</b> {total.name}
              </span>
            ))}
            <i>{approve}</i>
          </div>
        </div>
        <figcaption>{caption}</figcaption>
      </figure>
    </Wrap>
  );
}
