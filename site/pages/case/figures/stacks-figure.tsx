import { classes } from '../../../ui/classes.ts';
import { Row } from '../../../ui/row.tsx';
import * as styles from './stacks-figure.drawing.module.css';

interface StacksFigureProps {
  /** The description of the stacks for screen readers. */
  label: string;
  /** The top plume of a `hot` stack is marked. */
  stacks: { name: string; count: number; hot: boolean }[];
  note: string;
}

/** Plumes in stacks, one stack per day. */
export function StacksFigure({ label, stacks, note }: StacksFigureProps) {
  return (
    <div className={styles.plate}>
      <Row align="end" between role="img" aria-label={label} className={styles.stacks}>
        {stacks.map(({ name, count, hot }, stackIndex) => (
          <span className={styles.stack} key={stackIndex}>
            <b>{name}</b>
            {Array.from({ length: count }, (_, index) => (
              <i key={index} className={classes(styles.plume, hot && index === count - 1 && styles.hot)} />
            ))}
          </span>
        ))}
      </Row>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
