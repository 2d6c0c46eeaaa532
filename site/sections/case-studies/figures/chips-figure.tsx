import { classes } from '../../../ui/classes.ts';
import * as styles from './chips-figure.module.css';

export interface ChipsFigureProps {
  chips: string[];
  /** The chip that is chosen: one of `chips`. */
  chosen: string;
  title: string;
  note: string;
}

/** Kinds to choose from, and what the chosen one asks for. */
export function ChipsFigure({ chips, chosen, title, note }: ChipsFigureProps) {
  return (
    <div className={styles.chips}>
      <ul className={styles.list}>
        {chips.map((chip) => (
          <li key={chip} className={classes(styles.item, chip === chosen && styles.chosen)}>
            {chip}
          </li>
        ))}
      </ul>
      <b className={styles.strong}>{title}</b>
      <span className={styles.label}>{note}</span>
    </div>
  );
}
