import * as arrival from '../../../ui/arrival.module.css';
import { classes } from '../../../ui/classes.ts';
import * as styles from './bars-figure.module.css';

export interface BarsFigureProps {
  title?: string | undefined;
  /** `share` and `limit` in percent of the track. */
  rows: { name: string; share: number; limit?: number | undefined; text: string; over: boolean }[];
  total?: string | undefined;
}

/** Named bars on their tracks, each with its number. */
export function BarsFigure({ title, rows, total }: BarsFigureProps) {
  return (
    <div className={styles.bars}>
      {title && <p className={styles.title}>{title}</p>}
      <ul className={classes(styles.list, arrival.scene, arrival.turns)}>
        {rows.map(({ name, share, limit, text, over }) => (
          <li className={styles.item} key={name}>
            <b className={styles.strong}>{name}</b>
            <i className={styles.track}>
              <i className={classes(styles.bar, over && styles.over, arrival.bar)} style={{ width: `${share}%` }} />
              {limit && <i className={styles.limit} style={{ left: `${limit}%` }} />}
            </i>
            <span className={styles.label}>{text}</span>
          </li>
        ))}
      </ul>
      {total && <p className={styles.total}>{total}</p>}
    </div>
  );
}
