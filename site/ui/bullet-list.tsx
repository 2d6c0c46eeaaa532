import type { ReactNode } from 'react';
import * as styles from './bullet-list.module.css';

interface BulletListProps {
  items: readonly ReactNode[];
  /** May set `--bullet`, the bullets' color. */
  className?: string | undefined;
}

/** A list of short points, with a small plume before each. */
export function BulletList({ items, className }: BulletListProps) {
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={index} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
