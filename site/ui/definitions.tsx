import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import * as styles from './definitions.module.css';

interface DefinitionsProps {
  items: readonly { term: string; text: ReactNode }[];
  /** Terms as small titles, or as bold text. */
  look?: 'titles' | 'plain';
  /** Puts each text beside its term where it fits. */
  beside?: boolean;
  /** Puts the items in columns, each under its own rule, where they fit. */
  columns?: boolean;
  className?: string | undefined;
}

/** Terms and their texts in ruled rows, on any background. */
export function Definitions({ items, look = 'titles', beside, columns, className }: DefinitionsProps) {
  const isLong = beside && look === 'titles' && items.length >= 8;
  return (
    <dl
      className={classes(
        styles.list,
        styles[look],
        beside && styles.beside,
        isLong && styles.long,
        columns && styles.columns,
        className,
      )}
    >
      {items.map(({ term, text }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
