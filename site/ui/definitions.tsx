import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import * as styles from './definitions.module.css';

interface DefinitionsProps {
  items: readonly { term: string; text: ReactNode }[];
  /** Terms as small titles, or as bold text. */
  look?: 'titles' | 'plain';
  /** Where there is room, `beside` puts each text beside its term, and `columns` puts each item in a column under its own rule. */
  layout?: 'stacked' | 'beside' | 'columns';
  className?: string | undefined;
}

/** The number of items from which a list with titles beside their texts would be too long on a tablet: it has two columns there. */
const longListLength = 8;

/** Terms and their texts in ruled rows, on any background. */
export function Definitions({ items, look = 'titles', layout = 'stacked', className }: DefinitionsProps) {
  const isLong = layout === 'beside' && look === 'titles' && items.length >= longListLength;
  return (
    <dl
      className={classes(
        styles.list,
        styles[look],
        layout === 'beside' && styles.beside,
        isLong && styles.long,
        layout === 'columns' && styles.columns,
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
