import { classes } from '../../../ui/classes.ts';
import * as styles from './checks-figure.module.css';

export interface ChecksFigureProps {
  title: string;
  note: string;
  items: { text: string; done: boolean }[];
}

/** A short list on a plate: a filled plume is done, an outlined one is not yet. */
export function ChecksFigure({ title, note, items }: ChecksFigureProps) {
  return (
    <div className={styles.checks}>
      <p className={styles.text}>
        <b className={styles.strong}>{title}</b>
        <span className={styles.label}>{note}</span>
      </p>
      <ul>
        {items.map(({ text, done }) => (
          <li key={text} className={classes(styles.item, done && styles.done)}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
