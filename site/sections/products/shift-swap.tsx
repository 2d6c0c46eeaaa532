import { check } from '../../ui/icons/check.ts';
import { Icon } from '../../ui/icon.tsx';
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
      {[from, to].map(({ name, value }) => (
        <p className={styles.text} key={name}>
          <b className={styles.strong}>{value}</b> {name}
        </p>
      ))}
      <small className={styles.note}>
        <Icon drawing={check} />
        {note}
      </small>
    </div>
  );
}
