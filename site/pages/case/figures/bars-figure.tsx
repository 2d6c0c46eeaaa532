import * as arrival from '../../../ui/arrival.module.css';
import { classes } from '../../../ui/classes.ts';
import { Title } from '../../../ui/title.tsx';
import * as track from '../../../ui/track.module.css';
import * as styles from './bars-figure.drawing.module.css';

interface BarsFigureProps {
  title?: string | undefined;
  /** `share` and `limit` in percent of the track; a row that is `over` its limit, or shows what goes wrong, has a warning color. */
  rows: { name: string; share: number; limit?: number | undefined; text: string; over: boolean }[];
  total?: string | undefined;
}

/** Named bars on tracks, each with its value as text. */
export function BarsFigure({ title, rows, total }: BarsFigureProps) {
  return (
    <div>
      {title && (
        <p>
          <b>{title}</b>
        </p>
      )}
      <ul className={classes(styles.list, arrival.scene, arrival.turns)}>
        {rows.map(({ name, share, limit, text, over }) => (
          <li className={styles.item} key={name}>
            <b>{name}</b>
            <i className={classes(track.track, styles.track)}>
              <i className={classes(track.bar, over && styles.over, arrival.bar)} style={{ width: `${share}%` }} />
              {limit !== undefined && <i className={styles.limit} style={{ left: `${limit}%` }} />}
            </i>
            <span className={styles.value}>{text}</span>
          </li>
        ))}
      </ul>
      {total && (
        <Title size="smallTitle" className={styles.total}>
          {total}
        </Title>
      )}
    </div>
  );
}
