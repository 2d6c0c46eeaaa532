import type { CSSProperties } from 'react';
import * as arrival from '../../../ui/arrival.module.css';
import { Caption } from '../../../ui/caption.tsx';
import { classes } from '../../../ui/classes.ts';
import * as styles from './plumes-figure.module.css';

export interface PlumesFigureProps {
  family: 'cobalt' | 'pine';
  /** They sort themselves into so many columns. */
  columns?: number | undefined;
  /** `filled` of `count`; `label` says it in words, `note` stands under the field. */
  fields: { label: string; count: number; filled: number; note: string }[];
}

/** A number counted out in plumes. */
export function PlumesFigure({ family, columns, fields }: PlumesFigureProps) {
  return (
    <div
      className={classes(styles.plumes, styles[family], columns !== undefined && classes(styles.sorted, arrival.scene))}
      style={{ '--columns': columns } as CSSProperties}
    >
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
