import { check } from '../../ui/icons/check.ts';
import { classes } from '../../ui/classes.ts';
import { groundClass, type Ground } from '../../ui/ground.ts';
import { Icon } from '../../ui/icon.tsx';
import { Text } from '../../ui/text.tsx';
import * as styles from './shift-swap.module.css';

export interface ShiftSwapProps {
  from: { name: string; value: string };
  to: { name: string; value: string };
  note: string;
}

/** Two shifts that change hands, and why they may. */
export function ShiftSwap({ from, to, note }: ShiftSwapProps) {
  return (
    <div className={styles.swap}>
      <Shift {...from} ground="pine" />
      <Shift {...to} ground="chalk" />
      <Text size="small" color="quiet" className={styles.note}>
        <Icon drawing={check} />
        {note}
      </Text>
    </div>
  );
}

const Shift = ({ name, value, ground }: { name: string; value: string; ground: Ground }) => (
  <p className={classes(styles.shift, groundClass(ground))}>
    <Text as="b" weight="strong" block>
      {value}
    </Text>{' '}
    {name}
  </p>
);
