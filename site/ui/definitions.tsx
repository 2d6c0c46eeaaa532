import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import * as styles from './definitions.module.css';

export interface DefinitionsProps {
  items: readonly { term: string; text: ReactNode }[];
  /** Terms as small titles, or as bold words of the text. */
  look?: 'titles' | 'words';
  /** Each text stands beside its term where there is room. */
  beside?: boolean;
  /** They stand in columns, each under its own rule, where there is room. */
  columns?: boolean;
  className?: string | undefined;
}

/** Ruled rows of a term and what is said of it, on any ground. */
export function Definitions({ items, look = 'titles', beside, columns, className }: DefinitionsProps) {
  return (
    <dl className={classes(styles.list, styles[look], beside && styles.beside, columns && styles.columns, className)}>
      {items.map(({ term, text }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
