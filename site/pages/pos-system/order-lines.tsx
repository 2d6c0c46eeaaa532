import { classes } from '../../ui/classes.ts';
import { Text } from '../../ui/text.tsx';
import * as styles from './order-lines.module.css';

export interface OrderLine {
  count: string;
  name: string;
  note?: string | undefined;
  price?: string | undefined;
  done?: boolean | undefined;
}

interface OrderLinesProps {
  lines: OrderLine[];
  /** Large enough to read across a kitchen, on a dark background. */
  large?: boolean;
  className?: string | undefined;
}

/** The lines of an order: quantity, dish, options, and the price if it is shown. */
export function OrderLines({ lines, large, className }: OrderLinesProps) {
  return (
    <ul className={classes(large && styles.large, className)}>
      {lines.map(({ count, name, note, price, done }) => (
        <li key={name} className={classes(styles.line, done && styles.done)}>
          <b>{count}</b>
          <span>
            {name}
            {note && (
              <Text as="small" block className={styles.note}>
                {note}
              </Text>
            )}
          </span>
          {price}
        </li>
      ))}
    </ul>
  );
}
