import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import * as styles from './bullet-list.module.css';

interface BulletListProps {
  items: readonly ReactNode[];
  /** May set `--bullet`, the bullets' color. */
  className?: string | undefined;
}

/** Short points, a small plume before each. */
export function BulletList({ items, className }: BulletListProps) {
  return (
    <ul className={classes(className)}>
      {items.map((item, index) => (
        <li key={index} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
