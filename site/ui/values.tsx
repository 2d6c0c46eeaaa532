import { classes } from './classes.ts';
import * as styles from './values.module.css';

interface ValuesProps {
  /** A marked line is highlighted. */
  lines: readonly { name: string; value: string; marked?: boolean | undefined }[];
  /** 'receipt': names and values alike. 'record': values stand out from their names. */
  look?: 'receipt' | 'record';
  className?: string | undefined;
}

/** Names on the left, their values on the right. */
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
