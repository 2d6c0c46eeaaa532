import { classes } from '../../ui/classes.ts';
import * as styles from './order-lines.module.css';

export interface OrderLine {
  count: string;
  name: string;
  note?: string | undefined;
  price?: string | undefined;
  done?: boolean | undefined;
}

export interface OrderLinesProps {
  lines: OrderLine[];
  className?: string | undefined;
}

/** The lines of an order: how many, what, how, and the price where it is shown. */
export function OrderLines({ lines, className }: OrderLinesProps) {
  return (
    <ul className={classes(className)}>
      {lines.map(({ count, name, note, price, done }) => (
        <li key={name} className={classes(styles.item, done && styles.done)}>
          <b>{count}</b>
          <span>
            {name}
            {note && <small className={styles.note}>{note}</small>}
          </span>
          {price}
        </li>
      ))}
    </ul>
  );
}
