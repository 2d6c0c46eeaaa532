import { Caption } from '../../../ui/caption.tsx';
import { classes } from '../../../ui/classes.ts';
import * as styles from './plumes-figure.module.css';

export interface PlumesFigureProps {
  family: 'cobalt' | 'pine';
  /** `filled` of `count`; `label` says it in words, `note` stands under the field. */
  fields: { label: string; count: number; filled: number; note: string }[];
}

/** A number counted out in plumes. */
export function PlumesFigure({ family, fields }: PlumesFigureProps) {
  return (
    <div className={classes(styles.plumes, styles[family])}>
      {fields.map(({ label, count, filled, note }) => (
        <div key={label}>
          <div role="img" aria-label={label} className={styles.field}>
            {Array.from({ length: count }, (_, at) => (
              <i key={at} className={classes(styles.plume, at < filled && styles.filled)} />
            ))}
          </div>
          <Caption as="p">{note}</Caption>
        </div>
      ))}
    </div>
  );
}
