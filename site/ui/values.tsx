import { classes } from './classes.ts';
import * as styles from './values.module.css';

export interface ValuesProps {
  lines: readonly { name: string; value: string }[];
  className?: string | undefined;
}

/** Names at the left, their values at the right, as on a receipt. */
export function Values({ lines, className }: ValuesProps) {
  return (
    <dl className={classes(styles.values, className)}>
      {lines.map(({ name, value }) => (
        <div key={name} className={styles.line}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
