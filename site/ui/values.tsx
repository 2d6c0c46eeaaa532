import { classes } from './classes.ts';
import * as styles from './values.module.css';

export interface ValuesProps {
  /** A marked one is to be looked at. */
  lines: readonly { name: string; value: string; marked?: boolean | undefined }[];
  /** A receipt of equal words, or a record whose values count more than their names. */
  look?: 'receipt' | 'record';
  className?: string | undefined;
}

/** Names at the left, their values at the right. */
export function Values({ lines, look = 'receipt', className }: ValuesProps) {
  return (
    <dl className={classes(styles.values, styles[look], className)}>
      {lines.map(({ name, value, marked }) => (
        <div key={name} className={styles.line}>
          <dt className={styles.name}>{name}</dt>
          <dd className={classes(styles.value, marked && styles.marked)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
